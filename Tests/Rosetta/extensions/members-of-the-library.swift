extension String {
    func cut(_ limit: Int) -> String {
        count <= limit ? self : prefix(limit) + "…"
    }

    var isShort: Bool { self.count < 5 && !isEmpty }
}
