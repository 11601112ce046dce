func price(amount: Double) -> String {
  return String(format: "%.2f", amount)
}
