class Builder {
  func reset() -> Self {
    return self
  }
}
