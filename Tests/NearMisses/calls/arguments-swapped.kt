fun start(width: Int, height: Int): Int {
    return area(height, width)
}

fun area(width: Int, height: Int): Int {
    return width
}
