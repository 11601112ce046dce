fun text(xs: List<String>): String = xs.joinToString()
