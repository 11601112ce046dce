fun update(count: Int) {
    when {
        count > 1 -> many()
        count == 1 -> one()
    }
}

fun many() {
}

fun one() {
}
