public final class SettingsReader {
    public func refresh(token: String) async throws -> Reply { try await read(token) }
    public func check(token: String) async throws -> Reply { try await read(token) }
    //~ return-type-differs: CheckResult
}

public struct Reply { public let isAccepted: Bool }
public struct Note { public let text: String }
