func drain(_ queue: Queue) {
    while let item = queue.next() {
        if item.isEmpty { continue }
        handle(item)
    }
}
