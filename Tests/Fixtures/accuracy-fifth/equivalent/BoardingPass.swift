import Foundation

enum BoardingPassError: Error, Equatable {
    case notAscii
    case tooShort(length: Int)
    case unsupportedFormat(Character)
    case invalidField(String)
}

/// The mandatory part of the first leg of an IATA bar coded boarding pass.
struct BoardingPass: Equatable {
    static let mandatoryLength = 58

    let lastName: String
    let firstName: String?
    let bookingReference: String
    let origin: String
    let destination: String
    let flight: String
    let dayOfYear: Int
    let cabin: Character
    let seat: String?
    let sequence: Int

    init(barcode: String) throws {
        let bytes = Array(barcode.utf8)
        guard bytes.allSatisfy({ $0 < 0x80 }) else { throw BoardingPassError.notAscii }
        guard bytes.count >= Self.mandatoryLength else {
            throw BoardingPassError.tooShort(length: bytes.count)
        }
        guard bytes[0] == UInt8(ascii: "M") else {
            throw BoardingPassError.unsupportedFormat(Character(UnicodeScalar(bytes[0])))
        }

        func field(_ range: Range<Int>) -> String {
            String(decoding: bytes[range], as: UTF8.self)
                .trimmingCharacters(in: CharacterSet(charactersIn: " "))
        }

        func number(_ name: String, _ range: Range<Int>, in allowed: ClosedRange<Int>) throws -> Int {
            guard let value = Int(field(range)), allowed.contains(value) else {
                throw BoardingPassError.invalidField(name)
            }
            return value
        }

        let names = field(2..<22).split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let last = names.first, !last.isEmpty else {
            throw BoardingPassError.invalidField("name")
        }
        lastName = String(last)
        firstName = names.count > 1 && !names[1].isEmpty ? String(names[1]) : nil

        bookingReference = field(23..<30)
        origin = field(30..<33)
        destination = field(33..<36)
        flight = field(36..<39) + field(39..<44).drop(while: { $0 == "0" })
        dayOfYear = try number("date", 44..<47, in: 1...366)
        cabin = Character(UnicodeScalar(bytes[47]))
        let seatField = field(48..<52).drop(while: { $0 == "0" })
        seat = seatField.isEmpty ? nil : String(seatField)
        sequence = try number("sequence", 52..<57, in: 1...99_999)
    }
}

extension BoardingPass: CustomStringConvertible {
    var description: String {
        "\(flight) \(origin)-\(destination) \(seat ?? "no seat") (\(bookingReference))"
    }
}
