func enter(_ items: [String], _ key: String) {
    let found = items.first { $0 == key }
    guard found != nil else {
        refuse()
        return
    }
    let isOpen = probe(key)
    if let item = found, isOpen {
        show(item)
    }
}
