func text(of id: UUID) -> String {
  return id.uuidString
}
