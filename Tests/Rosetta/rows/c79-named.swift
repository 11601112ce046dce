func f(_ xs: [Int]) -> [Int] { xs.map { x in x * 2 } }
