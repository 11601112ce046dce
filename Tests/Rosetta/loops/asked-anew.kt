fun drain(queue: Queue) {
    while (queue.isOpen) {
        val item = queue.next() ?: break
        handle(item)
        count += 1
    }
    while (true) {
        val line = reader.line()
        if (line == null) break
        if (line.isEmpty()) break
        handle(line)
    }
}
