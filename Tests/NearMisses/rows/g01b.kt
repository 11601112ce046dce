fun head(xs: List<Item>): Item? = xs.first { it.isOpen }
