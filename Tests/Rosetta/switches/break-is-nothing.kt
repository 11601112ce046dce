fun open(day: Int) {
    when (day) {
        1 -> show()
        else -> {}
    }
}

fun show() {
}
