func drain(_ queue: Queue) {
    while queue.isOpen, let item = queue.next() {
        handle(item)
        count += 1
    }
    while let line = reader.line(), !line.isEmpty {
        handle(line)
    }
}
