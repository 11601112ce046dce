func reset() {
  load(id: nil)
}

func load(id: String?) {
}
