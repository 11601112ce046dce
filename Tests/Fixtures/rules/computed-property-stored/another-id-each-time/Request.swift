import Foundation

final class Request {
    lazy var id: String = UUID().uuidString.lowercased()
    let startedAt = Date()
    var name: String { id.uppercased() }
}
