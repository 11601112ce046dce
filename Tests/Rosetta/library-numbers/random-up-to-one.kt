fun jitter(wait: Double): Double = wait * Math.random()

fun spread(wait: Double): Double = wait * Random.nextDouble()
