fun isBroken(x: Double): Boolean {
    return x.isNaN()
}
