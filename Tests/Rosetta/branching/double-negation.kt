fun save(isLocked: Boolean, isEmpty: Boolean) {
    if (!isLocked && !isEmpty) {
        write()
    }
}

fun write() {
}
