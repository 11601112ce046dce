func save(_ id: String) {
  guard let text = text(id) else {
    return
  }
  keep(stamp(), text)
}
