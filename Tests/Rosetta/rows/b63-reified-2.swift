func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T { try reader.read(type, text) }
func user(_ text: String) throws -> User { try decode(User.self, from: text) }
