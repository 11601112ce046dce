import Foundation

enum SaveGameError: Error, Equatable {
    case tooShort
    case wrongMagic
    case corrupted
}

/// Container of a save game: magic, version, body, Adler-32 of version and body (big endian).
struct SaveGameSeal {
    struct Content: Equatable {
        let version: UInt8
        let body: Data
    }

    private static let magic = Data("SAVE".utf8)
    private static let modulus: UInt32 = 65_521
    private static let trailerLength = 4

    func wrap(_ content: Content) -> Data {
        let sealed = Data([content.version]) + content.body
        var output = Self.magic
        output.append(sealed)
        withUnsafeBytes(of: Self.adler32(sealed).bigEndian) { output.append(contentsOf: $0) }
        return output
    }

    func unwrap(_ file: Data) throws -> Content {
        guard file.count > Self.magic.count + Self.trailerLength else { throw SaveGameError.tooShort }
        guard file.starts(with: Self.magic) else { throw SaveGameError.wrongMagic }

        let sealed = file.dropFirst(Self.magic.count).dropLast(Self.trailerLength)
        let stored = file.suffix(Self.trailerLength).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        guard Self.adler32(sealed) == stored else { throw SaveGameError.corrupted }

        return Content(version: sealed[sealed.startIndex], body: Data(sealed.dropFirst()))
    }

    static func adler32(_ data: Data) -> UInt32 {
        var a: UInt32 = 1
        var b: UInt32 = 0
        for byte in data {
            a = (a + UInt32(byte)) % modulus
            b = (b + a) % modulus
        }
        return b << 16 | a
    }
}
