fun need(x: Int?): Int = x ?: error("none")
