data class Bill(val total: BigDecimal, val paid: BigDecimal) {
    val isPaid: Boolean get() = total == paid
    //~                         ^^^^^^^^^^^^^ decimal-equality-and-division: behind the point

    fun share(guests: BigDecimal): BigDecimal {
        if (guests == BigDecimal.ZERO) return total
        //~ ^^^^^^^^^^^^^^^^^^^^^^^^^ decimal-equality-and-division
        return total / guests
        //~    ^^^^^^^^^^^^^^ decimal-equality-and-division: first number
    }
}
