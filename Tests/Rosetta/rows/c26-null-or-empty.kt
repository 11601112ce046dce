fun f(s: String?) { if (!s.isNullOrEmpty()) { x() }
    if (s.isNullOrEmpty()) { y() } }
