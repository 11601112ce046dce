final class Finder {
  func item(at index: Int, in list: [String]) -> String { return list[index] }
  func first(of list: [String]) -> String { return item(at: 0, in: list) }
}
