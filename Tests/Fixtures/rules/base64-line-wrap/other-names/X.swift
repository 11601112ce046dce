final class FormEncoder {
    func encoded(value: Any) -> String {
        if let data = value as? Data {
            return encoded(value: data.base64EncodedString())
        }
        return "\(value)"
    }
}
