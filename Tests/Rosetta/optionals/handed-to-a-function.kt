fun replay(handler: (Event) -> Unit) {
    lastEvent?.let(handler)
    count += 1
}
