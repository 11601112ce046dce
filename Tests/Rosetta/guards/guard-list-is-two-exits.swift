func save(isReady: Bool, isOpen: Bool) {
  guard isReady, isOpen else { return }
  write()
}

func write() {
}
