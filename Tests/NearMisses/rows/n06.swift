func f(_ n: Int) -> Int { Int.random(in: 1...n) }
