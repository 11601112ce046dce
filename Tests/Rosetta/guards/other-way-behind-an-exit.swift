func enter(_ key: String) {
    let isOpen = probe(key)
    if !isOpen {
        refuse(key)
        return
    }
    if isOpen {
        opened = true
        show(key)
    }
}
