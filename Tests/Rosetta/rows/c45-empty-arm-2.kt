fun f(k: Int) { when (k) { 1 -> Unit
    2 -> go()
    else -> stop() } }
