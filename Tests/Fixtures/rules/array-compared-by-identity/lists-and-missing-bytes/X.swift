import Foundation

struct Packet {
    let tags: [String]
    let payload: Data?

    func continues(_ other: Packet) -> Bool {
        if payload == nil { return other.payload == nil }
        return tags == other.tags
    }
}
