func drain(_ queue: Queue) {
    while let item = queue.next() {
        handle(item)
    }
    queue.close()
}
