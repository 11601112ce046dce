enum class Source {
    UNKNOWN,
    LOW,
    HIGH;

    fun wire(): Wire = when (this) {
        UNKNOWN -> Wire.UNKNOWN
        LOW -> Wire.LOW
        HIGH -> Wire.HIGHEST
    }
}
