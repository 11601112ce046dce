struct Money: Equatable, Hashable {
  let cents: Int
}
