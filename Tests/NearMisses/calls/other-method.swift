func stop() {
  halt()
}

func halt() {
}

func cancel() {
}
