class Keys {
    func table(rows: [String: [Int]]) -> [String: [Int]] {
        var result: [String: [Int]] = [:]
        for row in rows {
            var list: [Int] = []
            for number in row.value {
                list.append(number)
            }
            result[row.key] = list
        }
        return result
    }
}
