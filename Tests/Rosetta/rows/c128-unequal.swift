func f(_ a: Int, _ b: Int) -> Bool { return a != b }
