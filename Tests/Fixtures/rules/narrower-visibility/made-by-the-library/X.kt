data class Summary internal constructor(val total: Int) {
    internal fun toRow(): Row = Row(total)

    internal fun share(): Int = total / 2
}
