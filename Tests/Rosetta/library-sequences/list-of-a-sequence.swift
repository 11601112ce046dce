func names(_ rows: [Row]) -> [String] {
    rows.filter { $0.isOpen }.map { $0.name }
}
