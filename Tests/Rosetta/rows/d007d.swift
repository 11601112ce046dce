func f() {
  use(xs?.isEmpty != false)
}
