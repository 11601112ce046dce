fun total(items: List<Item>): Double = items.sumOf { it.price * it.quantity }

fun weight(items: List<Item>): Int = items.sumOf { it.weight }
