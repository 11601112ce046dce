func f(_ n: Int) -> String { let s = n == 1 ? "one" : (n == 2 ? "two" : "many"); return s }
