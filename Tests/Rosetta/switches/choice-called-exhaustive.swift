func show(_ event: Event, on screen: Screen) {
  switch event {
  case .opened: screen.open()
  case .closed: screen.close()
  }
  screen.refresh()
}
