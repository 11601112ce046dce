func f(_ n: Int) -> (Int, String) { return (n, "a") }
