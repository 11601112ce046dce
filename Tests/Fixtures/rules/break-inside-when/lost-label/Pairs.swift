final class Pairs {
    func withoutTwins(_ rows: [Int], _ others: [Int]) -> [Int] {
        var result: [Int] = []
        outer: for row in rows {
            for other in others {
                if row == other { continue outer }
            }
            result.append(row)
        }
        return result
    }

    func firstPair(_ rows: [Int], _ others: [Int]) -> Int {
        var found = 0
        outer: for row in rows {
            for other in others {
                if row == other {
                    found = row
                    break outer
                }
            }
        }
        return found
    }
}
