fun f(s: String?) { if (s?.isNotEmpty() == true) { x() }
    if (s == null || s.isEmpty()) { y() } }
