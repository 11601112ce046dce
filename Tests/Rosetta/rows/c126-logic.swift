func f(_ a: Bool, _ b: Bool, _ c: Bool) -> Bool { (a && b) || !c }
