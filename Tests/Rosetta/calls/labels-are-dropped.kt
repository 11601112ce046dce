fun start(): Int {
    return area(2, 3)
}

fun area(width: Int, height: Int): Int {
    return width * height
}
