fun rest(total: Int, used: Int): Int {
    return used - total
}
