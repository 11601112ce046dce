class Expiry(val days: Int, val rows: List<String>) {
    val weeks = 2

    fun lifetime(): Long {
        return days * 24L * 60 * 60 * 1000
    }

    fun deadline(now: Long): Long {
        return now + weeks * 604_800_000
    }

    fun timeout(seconds: Int): Int {
        return seconds * 1000
    }

    fun share(part: Int): Int {
        return part * 10_000_000
    }

    fun room(): Int {
        return rows.size * 4_000_000
    }

    fun seconds(hours: Double): Double {
        return hours * 3_600_000
    }
}
