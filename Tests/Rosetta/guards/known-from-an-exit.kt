fun enter(items: List<String>, key: String) {
    val found = items.firstOrNull { it == key }
    if (found == null) {
        refuse()
        return
    }
    val isOpen = probe(key)
    if (isOpen) {
        show(found)
    }
}
