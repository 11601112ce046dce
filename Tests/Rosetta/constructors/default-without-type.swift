struct Stay {
  let id: UUID

  init(id: UUID = .init()) {
    self.id = id
  }
}
