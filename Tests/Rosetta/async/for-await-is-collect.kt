suspend fun start(updates: Flow<Int>) {
    updates.collect { update ->
        show(update)
    }
}

fun show(update: Int) {
}
