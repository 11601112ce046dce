fun f(k: Int) { when (k) { 1 -> {}
    2 -> go()
    else -> stop() } }
