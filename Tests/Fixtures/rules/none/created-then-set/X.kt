fun plan(name: String): Plan = Plan(name = name, seats = 3, owner = owner)

fun send(text: String) {
    val message = Message(text = text).apply { isRead = false }
    outbox.add(message)
    message.wasSent = true
}
