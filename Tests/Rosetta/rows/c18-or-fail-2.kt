fun need(x: Int?): Int { return x ?: throw IllegalStateException("none") }
