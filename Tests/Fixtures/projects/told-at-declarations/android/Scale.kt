object Scales {
//~    ^^^^^^ missing-type
    fun normalizeWithBound(value: Double, bound: Double): Double = value - bound * floor(value / bound)

    fun turnBy(value: Double, degrees: Double): Double = value - degrees / 360 - (value * degrees) / 2
}

class Dial {
    fun angle(share: Double): Double = normalizeWithBound(share * 2 / 360, 1.0)
    fun opposite(share: Double): Double = normalizeWithBound(share + 180, 180.0)
    fun next(share: Double): Double = turnBy(share, 15.0)
}
