fun drain(queue: Queue) {
    var item = queue.next()
    while (item != null) {
        handle(item)
        item = queue.next()
    }
    queue.close()
}
