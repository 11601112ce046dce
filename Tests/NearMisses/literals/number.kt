fun limit(): Int {
    return 100
}
