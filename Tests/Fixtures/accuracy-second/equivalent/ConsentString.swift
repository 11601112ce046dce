import Foundation

/// Compact form stored next to every uploaded batch, e.g. `v2;analytics=1;ads=0;ts=1700000000`.
struct ConsentString: Equatable {
    static let currentVersion = 2

    var version: Int
    var purposes: [String: Bool]
    var timestamp: Int64

    init(version: Int = ConsentString.currentVersion, purposes: [String: Bool], timestamp: Int64) {
        self.version = version
        self.purposes = purposes
        self.timestamp = timestamp
    }

    init?(parsing text: String) {
        let fields = text.components(separatedBy: ";")
        guard let head = fields.first, head.hasPrefix("v"), let version = Int(head.dropFirst()) else {
            return nil
        }
        guard version <= Self.currentVersion else { return nil }

        var purposes: [String: Bool] = [:]
        var timestamp: Int64?
        for field in fields.dropFirst() where !field.isEmpty {
            let pair = field.components(separatedBy: "=")
            guard pair.count == 2 else { return nil }
            if pair[0] == "ts" {
                timestamp = Int64(pair[1])
                continue
            }
            switch pair[1] {
            case "1": purposes[pair[0]] = true
            case "0": purposes[pair[0]] = false
            default: return nil
            }
        }
        guard let parsedTimestamp = timestamp else { return nil }
        self.init(version: version, purposes: purposes, timestamp: parsedTimestamp)
    }

    var serialized: String {
        let body = purposes
            .sorted { $0.key < $1.key }
            .map { "\($0.key)=\($0.value ? 1 : 0)" }
        return (["v\(version)"] + body + ["ts=\(timestamp)"]).joined(separator: ";")
    }

    func isAllowed(_ purpose: String) -> Bool {
        purposes[purpose, default: false]
    }

    mutating func revokeAll(at time: Int64) {
        for purpose in purposes.keys {
            purposes[purpose] = false
        }
        timestamp = time
    }
}
