data class QZShop(val name: String, val street: String)
