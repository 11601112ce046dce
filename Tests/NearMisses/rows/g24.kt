fun f(x: Int?): Int = x?.let { if (it > 1) it else null } ?: 7
