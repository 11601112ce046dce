data class Money(val units: Int, val currency: String) {
    fun negated(): Money = copy(units = -units)

    fun plus(other: Money): Money = this.copy(units = units + other.units)

    operator fun times(factor: Int): Money = copy(units = units * factor)
}
