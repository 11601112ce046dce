func f() {
  use(s.split(separator: ",").map(String.init))
}
