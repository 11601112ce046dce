fun drop(id: String) {
    items = items.filter { it.id == id }
}
