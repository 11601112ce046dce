final class Encoder {
    func encoded(_ value: Any) throws -> String {
        if let text = value as? CustomStringConvertible {
            return text.description
            //~    ^^^^ double-to-string
        }
        throw EncoderError.unknown
    }

    func name(_ value: Any) throws -> String {
        if let text = value as? String {
            return text
        }
        throw EncoderError.unknown
    }
}
