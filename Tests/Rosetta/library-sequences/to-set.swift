func unique(names: [String]) -> Set<String> {
  return Set(names)
}
