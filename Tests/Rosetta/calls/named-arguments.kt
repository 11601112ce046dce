fun start(): Int {
    return area(width = 2, height = 3)
}

fun area(width: Int, height: Int): Int {
    return width * height
}
