func total() -> Int {
  var values: [Int] = []
  values.append(1)
  return values.count
}
