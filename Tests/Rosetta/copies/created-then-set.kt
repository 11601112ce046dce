fun plan(name: String): Plan = Plan(name).apply {
    seats = 3
    owner = chief
}

fun send(text: String) {
    val message = Message(text)
    message.isRead = false
    outbox.add(message)
    message.wasSent = true
}
