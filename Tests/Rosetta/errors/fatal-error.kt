fun start(value: Int): Int {
    if (value < 0) {
        error("negative")
    }
    return value
}
