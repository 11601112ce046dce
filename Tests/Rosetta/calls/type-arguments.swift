func empty() -> Set<String> {
  return Set<String>()
}
