fun drain(queue: Queue) {
    while (true) {
        val item = queue.next() ?: break
        when (item.kind) {
            Kind.LAST -> break
            else -> handle(item)
        }
    }
}
