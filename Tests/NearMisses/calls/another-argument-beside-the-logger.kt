fun ask(id: String, name: String) {
    send(name)
}
