interface Formatter {
    fun format(value: Int): String

    fun describe(value: Int): String {
        return "value " + format(value)
    }
}
