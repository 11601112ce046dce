fun play(events: List<Event>) {
    for (event in events) {
        when (event) {
            Event.STOP -> break
            Event.NOISE -> {}
            Event.PLAY -> handle(event)
        }
    }
}
