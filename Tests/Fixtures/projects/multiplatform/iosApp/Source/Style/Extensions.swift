extension String {
    var trimmed: String { filter { $0 != " " } }
}
