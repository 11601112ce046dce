func isTopic(_ word: String, _ topic: String) -> Bool {
  return word.compare(topic, options: .caseInsensitive) == .orderedSame
}
