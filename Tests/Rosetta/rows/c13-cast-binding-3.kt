fun area(s: Shape): Double {
    (s as? Circle)?.let { return it.radius }
    return 0.0
}
