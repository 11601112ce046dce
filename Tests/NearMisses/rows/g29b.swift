func f(_ a: Int, _ b: Int) -> Bool { a < b }
