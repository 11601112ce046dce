enum Value {
    case flag(on: Bool)
    case number(Double)

    func isOn() -> Bool? {
        if case let .flag(isSet) = self {
            return isSet
        }
        return nil
    }
}
