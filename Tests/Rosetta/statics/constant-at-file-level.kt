private const val maximum = 3

fun isFull(count: Int): Boolean {
    return count >= maximum
}
