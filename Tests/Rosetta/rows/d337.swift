func f() {
  use(String(describing: type(of: x)))
}
