class Base {
  func prepare() {
  }
}
