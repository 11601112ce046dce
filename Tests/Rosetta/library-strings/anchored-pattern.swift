struct Code {
    let text: String

    func isPlausible() -> Bool {
        text.range(of: "^[A-Z]{3}[0-9]$", options: .regularExpression) != nil
    }

    func isShort() -> Bool {
        text.range(of: "^[a-z]+$", options: .regularExpression) != nil
    }
}
