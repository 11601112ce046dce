func f() {
  use(a.symmetricDifference(b))
}
