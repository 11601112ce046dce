func f(_ n: Int) { for i in stride(from: 0, to: n, by: 5) { a(i) } }
