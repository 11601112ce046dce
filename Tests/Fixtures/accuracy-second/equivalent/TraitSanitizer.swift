import Foundation

public enum TraitValue: Equatable {
    case text(String)
    case number(Double)
    case bool(Bool)
    case textList([String])
}

public struct TraitSanitizer {
    private static let reserved: Set<String> = ["id", "anonymous_id", "session_id"]

    public let maxTraits: Int
    public let maxListItems: Int

    public init(maxTraits: Int = 50, maxListItems: Int = 10) {
        self.maxTraits = maxTraits
        self.maxListItems = maxListItems
    }

    public func sanitize(_ traits: [String: TraitValue?]) -> [String: TraitValue] {
        var result: [String: TraitValue] = [:]
        for key in traits.keys.sorted() {
            guard result.count < maxTraits else { break }
            guard !key.isEmpty, !Self.reserved.contains(key) else { continue }
            guard let value = traits[key] ?? nil, let cleaned = clean(value) else { continue }
            result[key] = cleaned
        }
        return result
    }

    public func diff(old: [String: TraitValue], new: [String: TraitValue]) -> [String: TraitValue] {
        new.filter { key, value in old[key] != value }
    }

    private func clean(_ value: TraitValue) -> TraitValue? {
        switch value {
        case .text(let text):
            return text.isEmpty ? nil : value
        case .number(let number):
            return number.isFinite ? value : nil
        case .bool:
            return value
        case .textList(let items):
            let kept = items.filter { !$0.isEmpty }.prefix(maxListItems)
            return kept.isEmpty ? nil : .textList(Array(kept))
        }
    }
}
