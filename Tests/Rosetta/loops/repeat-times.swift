func retry(times: Int) {
  for _ in 0..<times {
    send()
  }
}

func send() {
}
