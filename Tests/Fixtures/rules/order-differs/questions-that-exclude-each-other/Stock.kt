fun label(stock: Int): String = when {
    stock < 0 -> "Owed"
    stock == 0 -> "Sold out"
    else -> "$stock left"
}
