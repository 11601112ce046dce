func pattern() -> String {
  return #"\w+@\w+"#
}
