import CourtsideKit

/// A patient's visit as the server sends it.
struct Visit: JSONMappable {
    let id: String
    let start: Date
    let room: String?

    var isPlanned: Bool {
        return room != nil
    }
}
