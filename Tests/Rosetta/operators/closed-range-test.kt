fun isLevel(value: Int): Boolean {
    return value in 1..5
}
