func at(names: [String], index: Int) -> String? {
  return names.indices.contains(index) ? names[index] : nil
}
