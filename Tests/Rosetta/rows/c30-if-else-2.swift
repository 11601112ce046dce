func f(_ n: Int) { if n > 0 { a() } else if n == 0 { b() } else { c() } }
