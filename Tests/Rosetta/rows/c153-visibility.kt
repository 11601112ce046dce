fun f(v: V2, on: Boolean) { v.isVisible = on }
