enum Level: CaseIterable, Hashable, Sendable {
  case low
  case high
}
