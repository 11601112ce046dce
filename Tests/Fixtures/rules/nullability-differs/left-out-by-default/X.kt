data class Plan(val icon: String = "", val color: String = "", val price: Int)
