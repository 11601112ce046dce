fun offset(): Int {
    return 1
}
