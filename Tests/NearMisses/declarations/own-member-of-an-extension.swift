extension String {
    var count: Int { 3 }
    func isLong(_ limit: Int) -> Bool { count > limit }
}
