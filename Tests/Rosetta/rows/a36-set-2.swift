final class Tags {
  private var names = Set<String>()
  func add(_ name: String) { names.insert(name) }
  func has(_ name: String) -> Bool { return names.contains(name) }
}
