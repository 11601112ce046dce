func f() {
  use(try r.get())
}
