fun left(limit: Int, used: Int): Int = maxOf(0, limit - used)
