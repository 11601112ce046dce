func f() {
  use(d.sorted { $0.key < $1.key })
}
