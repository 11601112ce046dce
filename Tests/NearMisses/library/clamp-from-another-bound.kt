fun clamp(value: Int): Int = value.coerceIn(0, 100)
