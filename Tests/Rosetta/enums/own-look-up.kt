enum class Gear(val code: Int) {
    LOW(1),
    HIGH(2);

    companion object {
        fun fromCode(code: Int): Gear? = entries.firstOrNull { it.code == code }

        fun caption(code: Int): String {
            val gear = fromCode(code) ?: return "none"
            return gear.name
        }
    }
}
