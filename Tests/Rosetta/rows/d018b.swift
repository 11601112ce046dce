func f() {
  use(xs.indices.contains(i) ? xs[i] : d)
}
