func open(id: String?) {
  if let id {
    load(id)
  } else {
    reset()
  }
}

func load(_ id: String) {
}

func reset() {
}
