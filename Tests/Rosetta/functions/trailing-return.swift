func stop() {
  reset()
  return
}

func reset() {
}
