func f() {
  use(zip(a, b).map { $0 + $1 })
}
