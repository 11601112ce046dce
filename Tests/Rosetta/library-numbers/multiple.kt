fun isEven(count: Int): Boolean {
    return count % 2 == 0
}
