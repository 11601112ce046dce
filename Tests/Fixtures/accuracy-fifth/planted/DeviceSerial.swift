import Foundation

enum DeviceModel: String {
    case chestStrap = "HS"
    case footPod = "FP"
    case scale = "SC"
    case unknown = ""
}

enum SerialError: Error, Equatable {
    case empty
    case malformed(String)
}

/// Serial as printed on the box: two letters and six digits.
struct DeviceSerial: Hashable {
    private static let pattern = "[A-Z]{2}[0-9]{6}"

    let rawValue: String

    init(userInput: String) throws {
        let normalized = userInput
            .uppercased()
            .filter { $0 != " " && $0 != "-" }
        guard !normalized.isEmpty else { throw SerialError.empty }
        guard normalized.range(of: Self.pattern, options: .regularExpression) != nil else {
            throw SerialError.malformed(normalized)
        }
        rawValue = normalized
    }

    var model: DeviceModel {
        DeviceModel(rawValue: String(rawValue.prefix(2))) ?? .unknown
    }

    var advertisedName: String {
        "PULSE-\(rawValue.suffix(4))"
    }

    func matches(advertisement name: String) -> Bool {
        name == advertisedName
    }
}

extension DeviceSerial {
    static func isValid(_ input: String) -> Bool {
        (try? DeviceSerial(userInput: input)) != nil
    }
}
