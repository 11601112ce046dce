func f() {
  use(xs.compactMap { $0.n })
}
