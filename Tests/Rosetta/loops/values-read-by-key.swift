func announce(_ prices: [String: Int]) {
  for name in prices.keys {
    tell(name, prices[name])
  }
}
