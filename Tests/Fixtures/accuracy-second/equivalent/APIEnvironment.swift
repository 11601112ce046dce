import Foundation

public enum APIEnvironment: Equatable {
    case production
    case staging
    case preview(branch: String)

    public init?(identifier: String) {
        switch identifier {
        case "production", "prod":
            self = .production
        case "staging":
            self = .staging
        case let value where value.hasPrefix("preview/"):
            let branch = String(value.dropFirst("preview/".count))
            guard !branch.isEmpty else { return nil }
            self = .preview(branch: branch)
        default:
            return nil
        }
    }

    public var identifier: String {
        switch self {
        case .production: return "production"
        case .staging: return "staging"
        case .preview(let branch): return "preview/\(branch)"
        }
    }

    public var host: String {
        switch self {
        case .production: return "api.lumen.example"
        case .staging: return "api.staging.lumen.example"
        case .preview(let branch): return "\(Self.slug(branch)).preview.lumen.example"
        }
    }

    public var baseURL: String { "https://\(host)/v3" }

    public var socketURL: String { "wss://\(host)/realtime?protocol=2" }

    public var requestTimeout: TimeInterval {
        if case .production = self { return 15 }
        return 60
    }

    public var logsBodies: Bool { self != .production }

    public func url(path: String) -> String {
        path.hasPrefix("/") ? baseURL + path : "\(baseURL)/\(path)"
    }

    private static func slug(_ branch: String) -> String {
        var result = ""
        for scalar in branch.lowercased().unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9":
                result.unicodeScalars.append(scalar)
            default:
                if !result.isEmpty && !result.hasSuffix("-") {
                    result += "-"
                }
            }
        }
        if result.hasSuffix("-") {
            result.removeLast()
        }
        return result.isEmpty ? "default" : String(result.prefix(40))
    }
}
