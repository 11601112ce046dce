class Basket {
    private var voucher: String? = null
    private val applied: MutableList<String> = mutableListOf()

    fun apply() {
        val voucher = voucher ?: return
        applied.add(voucher)
    }
}
