func plan(name: String) -> Plan {
    var plan = Plan(name: name)
    plan.seats = 3
    plan.owner = owner
    return plan
}

func send(_ text: String) {
    let message = Message(text: text)
    message.isRead = false
    outbox.add(message)
    message.wasSent = true
}
