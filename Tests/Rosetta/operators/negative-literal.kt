fun low(): Int {
    return -1
}
