func f(_ a: String, _ b: String) -> Bool { return a == b && a != "x" }
