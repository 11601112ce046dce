func f() {
  use(Int.random(in: 1...6))
}
