fun f(n: Int) { when { n > 0 -> a(); n == 0 -> b(); else -> c() } }
