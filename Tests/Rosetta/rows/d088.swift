func f() {
  use((0..<n).map { g($0) })
}
