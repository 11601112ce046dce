/** What comes back from the till. */
data class TillReceipt(
    val number: Int,
    val total: Double,
) {
    val isFree: Boolean get() = total == 0.0
}
