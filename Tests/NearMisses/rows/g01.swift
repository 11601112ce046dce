func head(_ xs: [Int]) -> Int? { return xs.first }
