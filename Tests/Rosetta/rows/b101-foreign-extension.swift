extension String {
  func shortened(to n: Int) -> String { return count > n ? String(prefix(n)) : self }
  var isYes: Bool { return self == "yes" }
}
extension Array { func second() -> Element? { count > 1 ? self[1] : nil } }
