func save(name: String?, isReady: Bool) {
  guard let name, isReady else { return }
  write(name)
}

func write(_ text: String) {
}
