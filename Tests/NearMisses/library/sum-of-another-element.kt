fun total(items: List<Item>): Int = items.sumOf { it.weight }
