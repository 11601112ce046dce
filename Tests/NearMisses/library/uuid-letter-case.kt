fun text(id: UUID): String {
    return id.toString()
}
