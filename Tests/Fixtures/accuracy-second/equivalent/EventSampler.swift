import Foundation

public struct SamplingRule: Codable, Equatable {
    public let eventName: String
    public let rate: Double

    enum CodingKeys: String, CodingKey {
        case eventName = "event_name"
        case rate
    }
}

public protocol RandomSource {
    func nextUnit() -> Double
}

public struct SystemRandomSource: RandomSource {
    public init() {}

    public func nextUnit() -> Double {
        Double.random(in: 0..<1)
    }
}

public final class EventSampler {
    private let defaultRate: Double
    private let random: RandomSource
    private var rates: [String: Double] = [:]

    public init(defaultRate: Double = 1.0, random: RandomSource = SystemRandomSource()) {
        self.defaultRate = Self.clamp(defaultRate)
        self.random = random
    }

    public func update(rules: [SamplingRule]) {
        rates = Dictionary(
            rules.map { ($0.eventName, Self.clamp($0.rate)) },
            uniquingKeysWith: { _, last in last }
        )
    }

    public func rate(for eventName: String) -> Double {
        if let exact = rates[eventName] {
            return exact
        }
        guard let separator = eventName.firstIndex(of: ".") else { return defaultRate }
        let wildcard = eventName[..<separator] + ".*"
        return rates[String(wildcard)] ?? defaultRate
    }

    public func shouldKeep(_ eventName: String) -> Bool {
        let rate = self.rate(for: eventName)
        if rate >= 1 { return true }
        if rate <= 0 { return false }
        return random.nextUnit() < rate
    }

    private static func clamp(_ value: Double) -> Double {
        min(max(value, 0), 1)
    }
}
