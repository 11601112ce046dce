fun area(s: Shape): Double {
    if (s is Circle) { return s.radius }
    return 0.0
}
