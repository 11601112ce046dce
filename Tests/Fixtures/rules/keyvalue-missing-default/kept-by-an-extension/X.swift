protocol Storage: AnyObject {
    func int(name: String) -> Int?
    func setInt(name: String, value: Int?)
    func bool(name: String) -> Bool?
    func setBool(name: String, value: Bool?)
}

extension UserDefaults: Storage {
    func int(name: String) -> Int? {
        guard object(forKey: name) != nil else { return nil }
        return integer(forKey: name)
    }

    func setInt(name: String, value: Int?) {
        set(value, forKey: name)
    }

    func bool(name: String) -> Bool? {
        guard object(forKey: name) != nil else { return nil }
        return bool(forKey: name)
    }

    func setBool(name: String, value: Bool?) {
        set(value, forKey: name)
    }
}
