data class Expiry(val name: String, val days: Int) {
    fun lifetime(): Long {
        return (days * 24 * 60 * 60 * 1000).toLong()
        //~     ^^^^^^^^^^^^^^^^^^^^^^^^^^ int-overflow: once `days` is more than 24
    }

    fun deadline(now: Long): Long {
        return now + days * 86_400_000
        //~          ^^^^^^^^^^^^^^^^^ int-overflow: more than 24
    }

    fun code(): Int {
        var result = name.hashCode()
        result = 31 * result + days
        //~      ^^^^^^^^^^^ int-overflow: a hash fills all 64 bits
        return result
    }
}
