func open(_ path: String?) -> Int {
  guard let file = path else {
    report("none")
    return -1
  }
  return size(file)
}
