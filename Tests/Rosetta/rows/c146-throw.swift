func f(_ n: Int) throws { if n == 0 { throw E1.zero }
  throw E1.big(n) }
enum E1: Error { case zero, big(Int) }
