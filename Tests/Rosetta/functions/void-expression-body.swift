func reset() {
  clear()
}

func clear() {
}
