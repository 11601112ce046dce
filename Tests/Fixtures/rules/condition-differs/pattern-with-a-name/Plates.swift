struct Plates {
    private static let plate = "^[A-Z]{2}-[0-9]+$"
    //~ info statement-differs
    private static let digits = "[0-9]{4}"
    //~ info statement-differs

    func isForeign(_ text: String) -> Bool {
        if text.range(of: Self.plate, options: .regularExpression) == nil { return true }
        return text.range(of: Self.digits, options: .regularExpression) != nil
    }
}
