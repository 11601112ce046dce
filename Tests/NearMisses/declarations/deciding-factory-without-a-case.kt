enum class Place {
    CITY,
    STREET;

    companion object {
        fun fromRawValue(value: String): Place? {
            return when (value) {
                "locality" -> CITY
                "route" -> CITY
                else -> null
            }
        }
    }
}
