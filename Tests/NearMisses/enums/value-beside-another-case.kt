enum class Size(val width: Int) {
    SMALL(10), LARGE(30)
}
