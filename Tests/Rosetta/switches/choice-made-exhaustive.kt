fun show(event: Event, screen: Screen) {
    when (event) {
        is Event.Opened -> screen.open()
        is Event.Closed -> screen.close()
    }.let { }
}
