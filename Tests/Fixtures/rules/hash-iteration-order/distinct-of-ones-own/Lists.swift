extension Array where Element: Hashable {
  func distinct() -> [Element] {
    return Array(Set(self))
    //~ hash-iteration-order
  }
  func unique() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
final class Feed {
  func names(rows: [String]) -> [String] {
    return rows.distinct()
  }
}
