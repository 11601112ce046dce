func f() {
  use(x * 180 / .pi)
}
