func f() {
  use([a, b].compactMap { $0 })
}
