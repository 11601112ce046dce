fun area(s: Shape): Double = if (s is Circle) s.radius else 0.0
