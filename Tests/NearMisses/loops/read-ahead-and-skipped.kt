fun drain(queue: Queue) {
    var item = queue.next()
    while (item != null) {
        if (item.isEmpty) continue
        handle(item)
        item = queue.next()
    }
}
