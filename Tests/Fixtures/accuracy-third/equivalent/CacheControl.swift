import Foundation

/// The directives of a `Cache-Control` response header that our cache understands.
public struct CacheControl: Equatable {
    public private(set) var maxAge: Int64?
    public private(set) var noStore = false
    public private(set) var noCache = false
    public private(set) var isPrivate = false

    public init(header: String?) {
        guard let header else { return }
        for directive in header.split(separator: ",") {
            let parts = directive.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts[0].trimmingCharacters(in: .httpWhitespace).lowercased()
            switch name {
            case "max-age": maxAge = parts.count > 1 ? Self.seconds(parts[1]) : nil
            case "no-store": noStore = true
            case "no-cache": noCache = true
            case "private": isPrivate = true
            default: continue
            }
        }
    }

    /// May an answer of this age be shown without asking the server?
    public func isFresh(ageSeconds: Int64) -> Bool {
        guard !noStore, !noCache, let maxAge else { return false }
        return ageSeconds < maxAge
    }

    public var isStorable: Bool { !noStore }

    private static func seconds(_ raw: Substring) -> Int64? {
        let text = raw.trimmingCharacters(in: .httpWhitespace.union(.quotes))
        guard text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return Int64(text)
    }
}

private extension CharacterSet {
    static let httpWhitespace = CharacterSet(charactersIn: " \t")
    static let quotes = CharacterSet(charactersIn: "\"")
}
