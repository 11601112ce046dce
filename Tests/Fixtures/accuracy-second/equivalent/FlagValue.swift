import Foundation

enum FlagValue: Equatable {
    case bool(Bool)
    case int(Int64)
    case text(String)
    case list([FlagValue])
    case missing

    var boolValue: Bool? {
        switch self {
        case .bool(let value): return value
        case .int(let value): return value != 0
        case .text(let value):
            switch value.lowercased() {
            case "true", "yes", "1": return true
            case "false", "no", "0": return false
            default: return nil
            }
        case .list, .missing: return nil
        }
    }

    var intValue: Int64? {
        switch self {
        case .bool(let value): return value ? 1 : 0
        case .int(let value): return value
        case .text(let value): return Int64(value)
        case .list, .missing: return nil
        }
    }

    var textValue: String? {
        switch self {
        case .bool(let value): return value ? "true" : "false"
        case .int(let value): return String(value)
        case .text(let value): return value
        case .list(let values): return values.compactMap { $0.textValue }.joined(separator: ",")
        case .missing: return nil
        }
    }

    var isEmpty: Bool {
        switch self {
        case .missing: return true
        case .text(let value): return value.isEmpty
        case .list(let values): return values.allSatisfy { $0.isEmpty }
        case .bool, .int: return false
        }
    }
}

struct FlagSet {
    private let values: [String: FlagValue]

    init(values: [String: FlagValue]) {
        self.values = values
    }

    subscript(key: String) -> FlagValue {
        values[key] ?? .missing
    }

    func isEnabled(_ key: String, default fallback: Bool = false) -> Bool {
        self[key].boolValue ?? fallback
    }

    func merging(_ overrides: FlagSet) -> FlagSet {
        FlagSet(values: values.merging(overrides.values) { _, new in new })
    }
}
