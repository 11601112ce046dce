struct Rule {
    func isWrong(_ rows: [Row]) -> Bool {
        !rows.allSatisfy { $0.isValid }
    }

    func mayBe(_ size: Int, _ kind: String) -> Bool {
        return size > 0 && size <= 100 && kinds.contains(kind)
    }

    func starts(_ rows: [String], with prefix: String) -> [String] {
        rows.filter { $0.lowercased().hasPrefix(prefix.lowercased()) }
    }

    func fee(_ sum: Decimal) -> Decimal {
        sum >= 60 ? 0 : 5
    }
}

extension String {
    func shortened(to length: Int) -> String {
        guard count > length else { return self }
        return prefix(length) + "…"
    }
}
