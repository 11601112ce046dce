fun average(sum: Int, count: Int): Double = sum / count * 100.0
