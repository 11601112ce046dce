fun name(store: Store): String {
    return when (val other = store.count()) {
        0 -> "zero"
        else -> text(other)
    }
}
