func f(_ a: Bool, _ b: Bool) -> Bool { a && b }
