func fail() -> Never {
  fatalError("failed")
}
