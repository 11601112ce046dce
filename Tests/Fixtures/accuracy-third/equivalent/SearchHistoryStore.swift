import Foundation

final class SearchHistoryStore {

  private enum Constants {
    static let key = "search_history"
    static let limit = 10
    static let minLength = 2
  }

  private let defaults: UserDefaults

  init(defaults: UserDefaults) {
    self.defaults = defaults
  }

  /// Newest first.
  private(set) var entries: [String] {
    get { defaults.stringArray(forKey: Constants.key) ?? [] }
    set { defaults.set(newValue, forKey: Constants.key) }
  }

  func record(_ query: String) {
    let term = query.split(separator: " ").joined(separator: " ")
    guard term.utf16.count >= Constants.minLength else { return }

    let folded = term.lowercased()
    let others = entries.filter { $0.lowercased() != folded }
    entries = Array(([term] + others).prefix(Constants.limit))
  }

  func suggestions(for prefix: String, limit: Int = 3) -> [String] {
    let folded = prefix.lowercased()
    let matches = entries.lazy.filter { $0.lowercased().hasPrefix(folded) }
    return Array(matches.prefix(limit))
  }

  func remove(_ term: String) {
    entries.removeAll { $0 == term }
  }

  func clear() {
    defaults.removeObject(forKey: Constants.key)
  }
}
