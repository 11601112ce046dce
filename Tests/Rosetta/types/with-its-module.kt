sealed interface Value {
    data class Boolean(val boolean: kotlin.Boolean) : Value
    data class String(val string: kotlin.String) : Value

    fun asBoolean(): kotlin.Boolean? {
        if (this is Boolean) return boolean
        return null
    }
}
