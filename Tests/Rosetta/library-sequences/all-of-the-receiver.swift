extension String {
    var isBlankLine: Bool { allSatisfy { $0 == " " || $0 == "_" } }
}
