fun whole(x: Double): Int = x.roundToInt()
