class Flags {
    fun clear() { store.drop(KEY_THEME) }

    companion object { private const val KEY_THEME = "themes" }
}
