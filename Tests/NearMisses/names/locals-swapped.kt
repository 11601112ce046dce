fun area(width: Int, height: Int): Int {
    val margin = 1
    val padding = 2
    return (width + padding) * (height + margin)
}
