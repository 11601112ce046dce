func announce(_ prices: [String: Int]) {
  for (name, price) in prices {
    tell(name, price)
  }
}
