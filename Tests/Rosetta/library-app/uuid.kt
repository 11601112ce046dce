fun newId(): UUID {
    return UUID.randomUUID()
}
