protocol Cart {
  func total() -> Int
}
