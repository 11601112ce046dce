func stop(isDone: Bool) {
  if isDone {
    clear()
  }
}

func clear() {
}
