final class History {
  private var entries: [Entry] = []
  func add(_ entry: Entry) { entries.append(entry) }
}
