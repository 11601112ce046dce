func stop() {
  dismiss(animated: true)
}

func dismiss(animated: Bool) {
}
