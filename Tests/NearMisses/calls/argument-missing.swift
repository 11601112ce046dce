func stop() {
  send(name: "stop", count: 1)
}

func send(name: String, count: Int = 0) {
}
