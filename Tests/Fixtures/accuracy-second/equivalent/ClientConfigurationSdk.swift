import Foundation

public enum ConfigurationError: Error, Equatable {
    case missingApiKey
    case insecureEndpoint(String)
    case invalidBatchSize(Int)
}

public struct ClientConfiguration: Equatable {
    public let apiKey: String
    public let endpoint: String
    public let flushInterval: TimeInterval
    public let maxBatchSize: Int
    public let tracksLifecycle: Bool
    public let debug: Bool

    public final class Builder {
        private static let defaultEndpoint = "https://collect.beacon.example/v2"

        private let apiKey: String
        private var endpoint = Builder.defaultEndpoint
        private var flushInterval: TimeInterval = 30
        private var maxBatchSize = 50
        private var tracksLifecycle = true
        private var debug = false

        public init(apiKey: String) {
            self.apiKey = apiKey
        }

        @discardableResult
        public func endpoint(_ value: String) -> Builder {
            var trimmed = value
            while trimmed.hasSuffix("/") {
                trimmed.removeLast()
            }
            endpoint = trimmed
            return self
        }

        @discardableResult
        public func flushInterval(_ seconds: TimeInterval) -> Builder {
            flushInterval = max(seconds, 1)
            return self
        }

        @discardableResult
        public func maxBatchSize(_ value: Int) -> Builder {
            maxBatchSize = value
            return self
        }

        @discardableResult
        public func tracksLifecycle(_ value: Bool) -> Builder {
            tracksLifecycle = value
            return self
        }

        @discardableResult
        public func debug(_ value: Bool = true) -> Builder {
            debug = value
            return self
        }

        public func build() throws -> ClientConfiguration {
            guard !apiKey.isEmpty else { throw ConfigurationError.missingApiKey }
            guard endpoint.hasPrefix("https://") else {
                throw ConfigurationError.insecureEndpoint(endpoint)
            }
            guard (1...500).contains(maxBatchSize) else {
                throw ConfigurationError.invalidBatchSize(maxBatchSize)
            }
            return ClientConfiguration(
                apiKey: apiKey,
                endpoint: endpoint,
                flushInterval: flushInterval,
                maxBatchSize: maxBatchSize,
                tracksLifecycle: tracksLifecycle,
                debug: debug
            )
        }
    }
}
