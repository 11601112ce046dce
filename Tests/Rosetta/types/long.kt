fun make(id: Long, stamp: Long): Long {
    return id
}
