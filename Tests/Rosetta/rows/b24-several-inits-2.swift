struct Money {
  let cents: Int
  let currency: String
  init(cents: Int, currency: String) { self.cents = cents; self.currency = currency }
  init(cents: Int) { self.init(cents: cents, currency: "EUR") }
}
