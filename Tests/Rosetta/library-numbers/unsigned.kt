fun send(block: Long?, size: Int) {
    write(block?.toULong())
    write(size.toUInt())
}
