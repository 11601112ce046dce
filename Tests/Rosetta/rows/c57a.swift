func f() {
  use((0..<n).reversed())
}
