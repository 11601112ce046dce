protocol Entity {
}

class Repository<Model: Entity> {
  func save(model: Model) {
  }
}
