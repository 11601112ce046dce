enum class Sport(val value: String) {
    PADEL("PADEL"),
    OTHER("OTHER");

    companion object {
        fun from(value: String): Sport = values().firstOrNull { it.value == value } ?: OTHER
    }
}
