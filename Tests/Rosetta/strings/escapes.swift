func text() -> String {
  return "a\tb\n\"c\" \\ \u{E9}"
}
