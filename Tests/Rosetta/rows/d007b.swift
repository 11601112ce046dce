func f() {
  use(xs == nil || xs!.isEmpty)
}
