struct Order {
  let lines: [Line]
  let state: State
}
extension Order {
  struct Line { let sku: String; let count: Int }
  enum State { case open, closed }
}
