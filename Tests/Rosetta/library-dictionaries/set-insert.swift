func fill(names: inout Set<String>) {
  names.insert("a")
}
