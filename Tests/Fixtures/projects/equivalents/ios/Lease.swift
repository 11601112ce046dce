struct Lease {
    func isExpired(leeway: TimeInterval = 30) -> Bool { check(leeway) }
    //~ default-value-differs
}
