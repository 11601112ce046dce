enum class Level(val code: Int) {
    LOW(1),
    HIGH(2);

    companion object {
        fun fromCode(code: Int): Level? {
            return entries.find { code == it.code }
        }
    }
}
