struct OtpInputState: Equatable {
    let length: Int
    private(set) var digits: [Character]

    init(length: Int = 6) {
        precondition(length > 0, "An OTP needs at least one digit")
        self.length = length
        digits = []
    }

    var code: String { String(digits) }

    var isComplete: Bool { digits.count == length }

    /// Index of the box that shows the cursor, nil once all boxes are filled.
    var focusedIndex: Int? { isComplete ? nil : digits.count }

    var slots: [Character?] {
        (0..<length).map { $0 < digits.count ? digits[$0] : nil }
    }

    var masked: String {
        String(repeating: "•", count: digits.count) + String(repeating: "_", count: length - digits.count)
    }

    func typing(_ text: String) -> OtpInputState {
        var copy = self
        copy.digits.append(contentsOf: Self.asciiDigits(in: text).prefix(length - digits.count))
        return copy
    }

    /// A pasted code replaces what was typed, unless it holds no digit at all.
    func pasting(_ text: String) -> OtpInputState {
        let pasted = Self.asciiDigits(in: text)
        guard !pasted.isEmpty else { return self }
        var copy = self
        copy.digits = Array(pasted.prefix(length))
        return copy
    }

    func deleting() -> OtpInputState {
        var copy = self
        _ = copy.digits.popLast()
        return copy
    }

    func cleared() -> OtpInputState {
        OtpInputState(length: length)
    }

    private static func asciiDigits(in text: String) -> [Character] {
        text.unicodeScalars
            .filter { ("0"..."9").contains($0) }
            .map(Character.init)
    }
}
