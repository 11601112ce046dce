struct Cart {
  let prices: [Int]

  var hasItems: Bool {
    return prices.count > 0
  }
}
