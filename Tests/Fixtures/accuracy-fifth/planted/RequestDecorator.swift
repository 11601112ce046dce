import Foundation

struct HttpRequest: Equatable {
    let method: String
    let path: String
    var headers: [String: String] = [:]
    var body: String?

    var isWrite: Bool { ["POST", "PUT", "PATCH", "DELETE"].contains(method) }
}

/// Adds what every call to the banking backend needs.
struct RequestDecorator {
    let appVersion: String
    let deviceId: String
    let makeId: () -> String

    init(
        appVersion: String,
        deviceId: String,
        makeId: @escaping () -> String = { UUID().uuidString.lowercased() }
    ) {
        self.appVersion = appVersion
        self.deviceId = deviceId
        self.makeId = makeId
    }

    /// Every attempt gets its own request id; the idempotency key is kept when there is one.
    func decorate(_ request: HttpRequest, accessToken: String?) -> HttpRequest {
        var decorated = request
        decorated.headers["X-App-Version"] = appVersion
        decorated.headers["X-Device-Id"] = deviceId
        decorated.headers["X-Request-Id"] = makeId()
        if let accessToken {
            decorated.headers["Authorization"] = "Bearer \(accessToken)"
        }
        if request.isWrite && decorated.headers["Idempotency-Key"] == nil {
            decorated.headers["Idempotency-Key"] = makeId()
        }
        return decorated
    }
}
