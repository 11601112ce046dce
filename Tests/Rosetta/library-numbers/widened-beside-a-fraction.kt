fun total(price: Double, count: Int): Double = price * count

fun average(sum: Int, all: List<Int>): Double = sum.toDouble() / all.size

fun isEnough(tokens: Double, permits: Int): Boolean = tokens >= permits

fun share(total: Double, count: Int): Double = total / count.toDouble()
