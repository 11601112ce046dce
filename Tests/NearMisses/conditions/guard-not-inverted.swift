func save(count: Int) {
  guard count > 3 else { return }
  write()
}

func write() {
}
