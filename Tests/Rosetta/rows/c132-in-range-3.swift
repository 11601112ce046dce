func f(_ c: Int) -> Bool { 200..<300 ~= c }
