fun open(day: Int) {
    when (day) {
        1 -> {
            prepare()
            show()
        }
        else -> show()
    }
}

fun prepare() {
}

fun show() {
}
