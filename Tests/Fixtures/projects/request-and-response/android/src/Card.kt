@Serializable
data class Card(val number: String, val owner: String, val expiry: String)
