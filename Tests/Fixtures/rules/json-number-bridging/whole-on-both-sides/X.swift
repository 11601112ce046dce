final class Settings {
    func price(_ json: [String: Any]) -> Double? {
        return json["price"] as? Double
    }

    func text(_ json: [String: Any]) -> String {
        return json["text"] as? String ?? ""
    }

    func rounded(_ json: [String: Any], _ weight: Double) -> Int {
        let name = json["name"] as? String
        return name == nil ? 0 : Int(weight)
    }
}
