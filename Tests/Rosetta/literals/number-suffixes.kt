fun limit(): Long {
    return 86_400L
}
