import Foundation

/// What the app hands over when it starts the SDK.
public struct SdkOptions: Equatable {
    public enum Environment: String {
        case production, staging
    }

    public var environment: Environment = .production
    public var flushQueueSize = 30
    public var sessionTimeoutSeconds = 1_800
    public var trackLifecycle = true
    public var collectAdvertisingId = false

    public init() {}

    /// Reads the settings that cross-platform wrappers pass as strings.
    public init(bridge values: [String: String]) {
        self.init()
        if let name = values["environment"], let known = Environment(rawValue: name) {
            environment = known
        }
        trackLifecycle = values["trackLifecycle"].flatMap(Bool.init) ?? trackLifecycle
        collectAdvertisingId = values["collectAdvertisingId"].flatMap(Bool.init) ?? collectAdvertisingId
    }

    public var apiHost: String {
        switch environment {
        case .production: return "api.skylark.example"
        case .staging: return "api.staging.skylark.example"
        }
    }

    /// Names of the automatic events that will be sent with these options.
    public var automaticEvents: [String] {
        var names = ["sdk_started"]
        if trackLifecycle {
            names += ["app_opened", "app_backgrounded"]
        }
        if environment == .staging {
            names.append("debug_ping")
        }
        return names
    }
}
