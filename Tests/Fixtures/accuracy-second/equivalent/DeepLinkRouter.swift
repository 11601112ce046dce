import Foundation

public struct DeepLinkMatch: Equatable {
    public let route: String
    public let parameters: [String: String]
}

public struct RoutePattern {
    enum Segment: Equatable {
        case literal(String)
        case parameter(String)
        case wildcard
    }

    let name: String
    let segments: [Segment]

    public init(name: String, template: String) {
        self.name = name
        self.segments = template.split(separator: "/").map { part in
            if part == "*" { return .wildcard }
            if part.hasPrefix(":") { return .parameter(String(part.dropFirst())) }
            return .literal(String(part))
        }
    }

    func match(_ parts: [String]) -> [String: String]? {
        var parameters: [String: String] = [:]
        for (index, segment) in segments.enumerated() {
            if segment == .wildcard { return parameters }
            guard index < parts.count else { return nil }
            switch segment {
            case .literal(let value):
                guard value == parts[index] else { return nil }
            case .parameter(let key):
                parameters[key] = parts[index]
            case .wildcard:
                break
            }
        }
        return parts.count == segments.count ? parameters : nil
    }
}

public final class DeepLinkRouter {
    private var patterns: [RoutePattern] = []

    public init() {}

    public func register(_ name: String, template: String) {
        patterns.removeAll { $0.name == name }
        patterns.append(RoutePattern(name: name, template: template))
    }

    public func resolve(path: String) -> DeepLinkMatch? {
        let withoutQuery = path.prefix { $0 != "?" && $0 != "#" }
        let parts = withoutQuery.split(separator: "/").map(String.init)
        for pattern in patterns {
            if let parameters = pattern.match(parts) {
                return DeepLinkMatch(route: pattern.name, parameters: parameters)
            }
        }
        return nil
    }
}
