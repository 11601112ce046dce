fun hour(start: Double, height: Double): Double {
    var m = start + height / 360
    for (i in 0 until 10) {
    //~ wrapped-on-one-side: `for (i in 0 until 10)`
        val angle = unwound(m * 360.985647 + latitude)
        val right = unwound(angle * 3 + declination * declination * m)
        val h = sin(angle) * cos(right) + sin(latitude) * cos(declination) * m
        if (sin(angle) == 0.0) return Double.NaN
        //~ statement-missing: `if (sin(angle) == 0.0) return Double.NaN`
        val step = (h - height) / (360 * cos(declination) * cos(latitude) * sin(angle))
        m += step
        if (abs(step) <= 0.01) {
            break
        }
    }
    return m * 24
}
