func stop() {
  flush()
  close()
}

func flush() {
}

func close() {
}
