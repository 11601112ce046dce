func f() {
  use(xs.sorted { $0 < $1 })
}
