enum class Landing { LOGIN, BILLING }

class Order(val landing: Landing? = null)
