func trim(_ count: Int) {
    buffer.removeFirst(count)
    pending.removeFirst(count)
}
