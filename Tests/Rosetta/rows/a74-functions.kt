class Button(var onTap: (Int) -> Boolean) {
    var onLongTap: (() -> Unit)? = null
    fun tap() { onLongTap?.invoke() }
}
