func f(_ c: Int) -> Bool { (200...299).contains(c) }
