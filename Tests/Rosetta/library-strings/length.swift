func size(name: String) -> Int {
  return name.utf16.count
}
