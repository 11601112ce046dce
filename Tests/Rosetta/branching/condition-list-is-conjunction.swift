func save(isReady: Bool, isOpen: Bool) {
  if isReady, isOpen {
    write()
  }
}

func write() {
}
