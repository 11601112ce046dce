func stop(isDone: Bool) {
  if isDone {
    clear()
  } else {
  }
}

func clear() {
}
