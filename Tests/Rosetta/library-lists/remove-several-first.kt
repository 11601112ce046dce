fun trim(count: Int) {
    repeat(count) { buffer.removeFirst() }
    pending.subList(0, count).clear()
}
