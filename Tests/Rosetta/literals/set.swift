func names() -> Set<String> {
  return ["a", "b"]
}
