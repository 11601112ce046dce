fun clamp(x: Int): Int = if (x < 0) 0 else x
