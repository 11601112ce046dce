class Flags {
    fun clear() {
        store.drop(KEY_THEME)
        store.drop(KEY_FONT_SIZE)
    }

    companion object {
        private const val KEY_THEME = "theme"
        private const val KEY_FONT_SIZE = "font_size"
    }
}
