func drain(_ queue: Queue) {
    while queue.isOpen, queue.size > 0 {
        queue.pop()
    }
}
