import Foundation

public enum BeaconConfigError: Error, Equatable {
    case missingWriteKey
    case insecureEndpoint(String)
}

/// Immutable configuration, created once at start-up.
public struct BeaconConfig: Equatable {

    public enum Region: String {
        case us, eu, apac

        var defaultEndpoint: String { "https://\(rawValue).ingest.beacon.dev" }
    }

    public struct Builder {
        public var region: Region = .us
        public var endpoint: String?
        public var flushAt = 20
        public var flushIntervalSeconds = 30
        public var trackScreens = false
    }

    public let writeKey: String
    public let region: Region
    public let endpoint: String
    public let flushAt: Int
    public let flushIntervalSeconds: Int
    public let trackScreens: Bool

    public static func make(
        writeKey: String,
        _ configure: (inout Builder) -> Void = { _ in }
    ) throws -> BeaconConfig {
        var builder = Builder()
        configure(&builder)

        let key = writeKey.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n"))
        guard !key.isEmpty else { throw BeaconConfigError.missingWriteKey }

        let endpoint = builder.endpoint ?? builder.region.defaultEndpoint
        guard endpoint.hasPrefix("https://") else {
            throw BeaconConfigError.insecureEndpoint(endpoint)
        }

        return BeaconConfig(
            writeKey: key,
            region: builder.region,
            endpoint: endpoint,
            flushAt: min(max(builder.flushAt, 1), 250),
            flushIntervalSeconds: max(builder.flushIntervalSeconds, 5),
            trackScreens: builder.trackScreens
        )
    }
}
