class Bio(val text: String) {
    val length: Int get() = text.length
    //~                     ^^^^^^^^^^^ string-length-units

    val remaining: Int get() = MAX_LENGTH - length

    companion object {
        const val MAX_LENGTH = 160
    }
}

fun isShort(title: String): Boolean {
    val width = title.length
    //~         ^^^^^^^^^^^^ string-length-units
    log(width)
    return width <= 30
}

class Counter(val text: String) {
    val shown: String get() = "$size"

    private val size: Int get() = text.length
    //~ info string-length-units
}
