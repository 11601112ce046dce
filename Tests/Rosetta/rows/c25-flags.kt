fun f(a: Boolean?, b: Boolean?) { if (a ?: false) { x() }
    if (a == true) { y() }
    if (b ?: true) { z() }
    if (b != false) { w() } }
