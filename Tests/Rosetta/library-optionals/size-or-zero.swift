func size(names: [String]?) -> Int {
  return names?.count ?? 0
}
