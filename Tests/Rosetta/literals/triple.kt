fun range(): Triple<Int, Int, Int> {
    return Triple(1, 2, 3)
}
