func without(_ xs: [Int], _ x: Int) -> [Int] { xs.filter { $0 != x } }
