import Foundation

struct Parcel: Equatable {
    let code: String
    let shelf: Int
    var isCollected = false
}

enum PickupError: Error, Equatable {
    case malformedCode(String)
    case duplicate(String)
    case notFound(String)
    case alreadyCollected(shelf: Int)
}

final class PickupDesk {
    private static let codePattern = "[A-Z]{2}-[0-9]{4}"

    private var parcels: [String: Parcel] = [:]

    var waitingCount: Int {
        parcels.values.filter { !$0.isCollected }.count
    }

    static func isValid(code: String) -> Bool {
        code.range(of: codePattern, options: .regularExpression) != nil
    }

    func store(code: String, shelf: Int) throws {
        let code = code.uppercased()
        guard Self.isValid(code: code) else { throw PickupError.malformedCode(code) }
        guard parcels[code] == nil else { throw PickupError.duplicate(code) }
        parcels[code] = Parcel(code: code, shelf: shelf)
    }

    func collect(code: String) throws -> Parcel {
        let code = code.uppercased()
        guard Self.isValid(code: code) else { throw PickupError.malformedCode(code) }
        guard let parcel = parcels[code] else { throw PickupError.notFound(code) }
        guard !parcel.isCollected else { throw PickupError.alreadyCollected(shelf: parcel.shelf) }

        parcels[code]?.isCollected = true
        return parcel
    }

    /// Shelf numbers with the number of parcels that still wait there, lowest shelf first.
    func occupancy() -> [(shelf: Int, count: Int)] {
        let waiting = parcels.values.filter { !$0.isCollected }
        return Dictionary(grouping: waiting, by: \.shelf)
            .map { (shelf: $0.key, count: $0.value.count) }
            .sorted { $0.shelf < $1.shelf }
    }
}
