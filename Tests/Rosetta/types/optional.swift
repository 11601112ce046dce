func make(name: String?, age: Optional<Int>) -> String? {
  return name
}
