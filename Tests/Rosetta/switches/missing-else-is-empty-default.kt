fun open(day: Int) {
    when (day) {
        1 -> show()
    }
}

fun show() {
}
