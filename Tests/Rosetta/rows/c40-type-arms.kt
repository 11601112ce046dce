fun f(v: Shape): String = when (v) { is Circle -> v.name
    is Line -> v.label
    else -> "" }
