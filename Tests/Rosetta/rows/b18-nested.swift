struct Order {
  struct Line { let sku: String; let count: Int }
  enum State { case open, closed }
  let lines: [Line]
  let state: State
}
