fun f(x: Double): String = "%.2f".format(x)
