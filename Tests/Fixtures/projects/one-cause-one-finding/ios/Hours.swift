/// One side comes closer step by step: that is the difference, and its steps and its end belong to it.
func hour(_ start: Double, _ height: Double) -> Double {
    let m = start + height / 360
    let angle = unwound(m * 360.985647 + latitude)
    let right = unwound(angle * 3 + declination * declination * m)
    let h = sin(angle) * cos(right) + sin(latitude) * cos(declination) * m
    let step = (h - height) / (360 * cos(declination) * cos(latitude) * sin(angle))
    return (m + step) * 24
}
