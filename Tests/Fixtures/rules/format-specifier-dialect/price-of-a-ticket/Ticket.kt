data class Ticket(val cents: Int, val seat: Int, val name: String) {
    fun price(): String = String.format(Locale.US, "%d ct", cents)

    fun label(): String = String.format(Locale.US, "%s, %i", name, seat)
    //~ format-specifier-dialect: has `%i`

    fun share(): String = String.format(Locale.US, "%d %", seat)
    //~ format-specifier-dialect: ends with a single `%`
}
