fun half(x: Float): Float { return x / 2f }
