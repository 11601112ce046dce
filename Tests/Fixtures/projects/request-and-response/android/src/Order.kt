@Serializable
data class Order(val id: String, val card: CardResponse? = null)

@Serializable
data class CardResponse(val lastDigits: String? = null, val brand: String? = null, val owner: String? = null)
