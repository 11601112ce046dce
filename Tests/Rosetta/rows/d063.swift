func f() {
  use(xs.sorted { $0.k < $1.k })
}
