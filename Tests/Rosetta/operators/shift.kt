fun bit(index: Int): Int {
    return 1 shl index
}
