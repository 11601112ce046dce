func size(values: [Int]) -> Int {
  let itemCount = values.count
  return itemCount
}
