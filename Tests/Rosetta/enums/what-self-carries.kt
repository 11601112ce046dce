sealed class Value {
    data class Flag(val on: Boolean) : Value()
    data class Number(val number: Double) : Value()

    fun isOn(): Boolean? = if (this is Flag) on else null
}
