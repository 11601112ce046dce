func f() {
  use(a!)
}
