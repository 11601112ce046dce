fun average(sum: Int, all: List<Int>): Double = (sum / all.size).toDouble()
