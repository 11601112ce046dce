func save(isReady: Bool, count: Int) {
  guard isReady && count > 0 else { return }
  write()
}

func write() {
}
