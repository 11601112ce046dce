import Foundation

public struct ClientConfiguration: Equatable {
    public let baseURL: String
    public let apiKey: String
    public let timeoutSeconds: Int
    public let maxRetries: Int
    public let headers: [String: String]
    public let isLoggingEnabled: Bool

    fileprivate init(baseURL: String, apiKey: String, timeoutSeconds: Int, maxRetries: Int,
                     headers: [String: String], isLoggingEnabled: Bool) {
        self.baseURL = baseURL
        self.apiKey = apiKey
        self.timeoutSeconds = timeoutSeconds
        self.maxRetries = maxRetries
        self.headers = headers
        self.isLoggingEnabled = isLoggingEnabled
    }

    public enum ConfigurationError: Error, Equatable {
        case missingAPIKey
        case insecureURL(String)
    }

    public final class Builder {
        private var baseURL = "https://api.brightfern.example"
        private var apiKey: String?
        private var timeoutSeconds = 30
        private var maxRetries = 2
        private var headers: [String: String] = [:]
        private var isLoggingEnabled = false

        public init() {}

        @discardableResult
        public func baseURL(_ value: String) -> Builder {
            baseURL = value.hasSuffix("/") ? String(value.dropLast()) : value
            return self
        }

        @discardableResult
        public func apiKey(_ value: String) -> Builder {
            apiKey = value
            return self
        }

        @discardableResult
        public func timeout(seconds: Int) -> Builder {
            timeoutSeconds = min(max(seconds, 1), 120)
            return self
        }

        @discardableResult
        public func maxRetries(_ value: Int) -> Builder {
            maxRetries = max(value, 0)
            return self
        }

        @discardableResult
        public func header(_ name: String, _ value: String?) -> Builder {
            headers[name.lowercased()] = value
            return self
        }

        @discardableResult
        public func loggingEnabled(_ value: Bool = true) -> Builder {
            isLoggingEnabled = value
            return self
        }

        public func build() throws -> ClientConfiguration {
            guard let apiKey = apiKey, !apiKey.isEmpty else { throw ConfigurationError.missingAPIKey }
            guard baseURL.hasPrefix("https://") else { throw ConfigurationError.insecureURL(baseURL) }
            return ClientConfiguration(
                baseURL: baseURL, apiKey: apiKey, timeoutSeconds: timeoutSeconds,
                maxRetries: maxRetries, headers: headers, isLoggingEnabled: isLoggingEnabled
            )
        }
    }
}
