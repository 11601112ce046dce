import Foundation

/// Tri-state value of a PATCH request: leave alone, erase, or replace.
enum FieldUpdate<Value> {
    case keep
    case clear
    case set(Value)

    var isKeep: Bool {
        if case .keep = self { return true }
        return false
    }

    func resolve(_ current: Value?) -> Value? {
        switch self {
        case .keep: return current
        case .clear: return nil
        case .set(let value): return value
        }
    }
}

struct Profile: Equatable {
    let id: String
    var displayName: String?
    var bio: String?
    var birthYear: Int?
}

struct ProfilePatch: Encodable {
    var displayName: FieldUpdate<String> = .keep
    var bio: FieldUpdate<String> = .keep
    var birthYear: FieldUpdate<Int> = .keep

    var isEmpty: Bool {
        displayName.isKeep && bio.isKeep && birthYear.isKeep
    }

    func apply(to profile: Profile) -> Profile {
        var updated = profile
        updated.displayName = displayName.resolve(profile.displayName)
        updated.bio = bio.resolve(profile.bio)
        updated.birthYear = birthYear.resolve(profile.birthYear)
        return updated
    }

    private enum CodingKeys: String, CodingKey {
        case bio
        case birthYear = "birth_year"
        case displayName = "display_name"
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeUpdate(bio, forKey: .bio)
        try container.encodeUpdate(birthYear, forKey: .birthYear)
        try container.encodeUpdate(displayName, forKey: .displayName)
    }

    func toJson() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}

private extension KeyedEncodingContainer {
    mutating func encodeUpdate<V: Encodable>(_ update: FieldUpdate<V>, forKey key: Key) throws {
        switch update {
        case .keep: break
        case .clear: try encodeNil(forKey: key)
        case .set(let value): try encode(value, forKey: key)
        }
    }
}
