func fill(_ n: Int, _ a: String?, _ b: String?, _ c: String?, _ tags: [String]) {
    week = [Int](repeating: 0, count: 7)
    marks = Array(repeating: false, count: n)
    present = [a, b, c].compactMap { $0 }
    labels = Set(tags).sorted()
}
