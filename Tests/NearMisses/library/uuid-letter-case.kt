fun newId(): String {
    return UUID.randomUUID().toString()
}
