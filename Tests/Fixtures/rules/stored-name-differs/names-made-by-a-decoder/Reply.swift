import Foundation

struct Reply: Decodable {
    let issuerSignature: String?
}

final class ReplyReader {
//~ missing-type: ReplyReader
    func read(_ data: Data) throws -> Reply {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(Reply.self, from: data)
    }
}
