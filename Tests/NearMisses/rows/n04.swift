func f(_ xs: [Int]) -> [Int] { xs.sorted { $0 < $1 } }
