func save(isReady: Bool) {
  guard isReady else { return }
  write()
}

func write() {
}
