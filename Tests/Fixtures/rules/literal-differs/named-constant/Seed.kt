enum class Seed(val rawValue: Int) {
    SHORT(128),
    LONG(256);

    val words: Int
        get() = when (this) {
            SHORT -> WORDS_SHORT
            LONG -> WORDS_LONG
        }

    private companion object {
        private const val WORDS_SHORT = 12
        //~ info missing-member: WORDS_SHORT
        private const val WORDS_LONG = 25
        //~ info missing-member: WORDS_LONG
    }
}
