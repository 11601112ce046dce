fun f(x: Any): Boolean = x is String || x !is Bool
