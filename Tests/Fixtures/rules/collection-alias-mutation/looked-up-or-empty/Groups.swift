final class Groups {
  private var groups: [String: [String]] = [:]
  private var names: Set<String> = []
  func members(group: String, extra: String) -> [String] {
    var members = groups[group] ?? []
    members.append(extra)
    return members
  }
  func add(group: String, name: String) {
    var members = groups[group] ?? []
    members.append(name)
    groups[group] = members
  }
  func visible(name: String) -> Int {
    var result = names
    result.insert(name)
    return result.count
  }
}
