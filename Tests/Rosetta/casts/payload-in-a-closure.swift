func flag(_ key: String) -> Bool? {
    evaluate(key) {
        if case .flag(let isOn) = $0 { return isOn }
        return nil
    }
}
