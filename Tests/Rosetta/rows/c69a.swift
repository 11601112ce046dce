func f() {
  use((a...b).contains(x))
}
