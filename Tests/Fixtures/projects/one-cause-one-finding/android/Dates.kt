object Dates {
    fun today(zone: TimeZone? = null): Date = Date().midnight(zone = zone)

    fun tomorrow(zone: TimeZone? = null): Date = today(zone = zone).add(days = 1)
}

fun Date.isPast(): Boolean = this < Date()
