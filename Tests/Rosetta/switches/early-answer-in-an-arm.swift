func problem(_ field: Field, _ text: String) -> String? {
    switch field {
    case .name:
        if text == "admin" { return "taken" }
        return text.contains("@") ? "no address" : nil
    case .age:
        log(text)
        return Int(text) == nil ? "no number" : nil
    }
}
