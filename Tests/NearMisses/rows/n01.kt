fun f(a: Int?) { if (a != null) { x() } else { y() } }
