struct AuditEntry {
  let name: String
  let context: [String: Int]

  init(name: String, context: [String: Int] = [:]) {
    self.name = name
    self.context = context
  }
}
