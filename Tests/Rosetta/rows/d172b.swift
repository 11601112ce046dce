func f() {
  use(s.trimmingCharacters(in: .init(charactersIn: "x")))
}
