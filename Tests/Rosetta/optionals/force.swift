func length(name: String?) -> Int {
  return name!.count
}
