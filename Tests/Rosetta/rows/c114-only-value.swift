func f(_ n: Int) -> String { "\(n)" }
