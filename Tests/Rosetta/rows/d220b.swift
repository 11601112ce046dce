func f() {
  use(max(a, b))
}
