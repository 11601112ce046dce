suspend fun start(updates: Flow<Int>) {
    updates.collectLatest { update ->
        show(update)
    }
}

fun show(update: Int) {
}
