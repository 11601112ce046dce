fun reset() = clear()

fun clear() {
}
