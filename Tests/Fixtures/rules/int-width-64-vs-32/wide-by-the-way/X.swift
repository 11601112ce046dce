final class Download {
    private let part: Int64 = 3

    func index(_ json: JSON) -> Int32 {
        return Int32(json.number("timestamp"))
    }

    func number(_ value: Any) -> String {
        if let number = value as? Int { return "\(number)" }
        return "none"
    }
}
