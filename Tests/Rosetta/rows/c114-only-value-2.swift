func f(_ n: Int) -> String { String(n) }
