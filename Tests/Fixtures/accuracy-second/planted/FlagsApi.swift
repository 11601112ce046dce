import Foundation

public struct FlagsApi {
    private let http: HttpClient
    private let projectId: String

    public init(http: HttpClient, projectId: String) {
        self.http = http
        self.projectId = projectId
    }

    public func bootstrap(userId: String) async throws -> FlagPayload {
        try await http.get("/v2/projects/\(projectId)/flags/\(userId)")
    }

    public func changes(since version: Int, userId: String) async throws -> FlagPayload? {
        let response: FlagPayload = try await http.get(
            "/v2/projects/\(projectId)/flags/\(userId)/changes",
            query: ["since": String(version)]
        )
        return response.version > version ? response : nil
    }

    public func sendExposures(_ exposures: [Exposure]) async throws {
        guard !exposures.isEmpty else { return }
        try await http.post("/v2/projects/\(projectId)/exposures", body: exposures)
    }

    public func sendDiagnostics(_ report: DiagnosticsReport) async {
        do {
            try await http.post("/v2/diagnostics", body: report)
        } catch {
            SdkLogger.shared.debug("FlagsApi", "diagnostics not delivered")
        }
    }
}
