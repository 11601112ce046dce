fun drop(id: String) {
    items = items.filter { it.id != id }
    rest = rest.filterNot { it.isDone }
}
