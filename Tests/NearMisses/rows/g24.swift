func f(_ x: Int?) -> Int { x.map { $0 > 1 ? $0 : nil } ?? 7 }
