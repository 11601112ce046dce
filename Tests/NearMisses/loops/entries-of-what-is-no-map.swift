extension Journal {
  func announce() {
    for (name, price) in self {
      tell(name, price)
    }
  }
}
