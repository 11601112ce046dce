func size(values: [Int]) -> Int {
  let total = values.count
  return total
}
