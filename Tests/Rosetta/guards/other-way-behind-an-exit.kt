fun enter(key: String) {
    val isOpen = probe(key)
    if (isOpen) {
        opened = true
        show(key)
    } else {
        refuse(key)
    }
}
