func save(isLocked: Bool) {
  guard !isLocked else { return }
  write()
}

func write() {
}
