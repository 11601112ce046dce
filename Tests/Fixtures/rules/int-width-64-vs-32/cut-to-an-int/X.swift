final class Download {
    func expiry(_ json: JSON) -> Int {
        let timestamp: Int = json.number("timestamp")
        return timestamp
    }

    func position(_ offset: Int) -> Int {
        return offset
    }

    func age() -> Int {
        let now = Int(Date().timeIntervalSince1970 * 1000)
        return now
    }

    func number(_ value: Any) -> String {
        if let number = value as? Int { return "\(number)" }
        return "none"
    }
}
