import Foundation

public struct AuditEntry: Equatable, Sendable {
  public enum Severity: Int, Sendable {
    case info, notice, alert
  }

  public let id: String
  public let severity: Severity
}

public struct AuditPage: Sendable {
  public let entries: [AuditEntry]
  public let nextCursor: String?
}

public protocol AuditApi: Sendable {
  func page(after cursor: String?) async throws -> AuditPage
}

/// All entries of the log, pages are fetched one by one as the reader gets on.
public struct AuditLog: AsyncSequence {
  public typealias Element = AuditEntry

  let api: AuditApi
  let minimum: AuditEntry.Severity

  public init(api: AuditApi, minimum: AuditEntry.Severity = .info) {
    self.api = api
    self.minimum = minimum
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(api: api, minimum: minimum)
  }

  public struct Iterator: AsyncIteratorProtocol {
    let api: AuditApi
    let minimum: AuditEntry.Severity
    private var buffer: ArraySlice<AuditEntry> = []
    private var cursor: String?
    private var reachedEnd = false

    init(api: AuditApi, minimum: AuditEntry.Severity) {
      self.api = api
      self.minimum = minimum
    }

    public mutating func next() async throws -> AuditEntry? {
      while buffer.isEmpty {
        guard !reachedEnd else { return nil }
        let page = try await api.page(after: cursor)
        buffer = page.entries.filter { [minimum] in $0.severity.rawValue >= minimum.rawValue }[...]
        cursor = page.nextCursor
        reachedEnd = cursor == nil
      }
      return buffer.popFirst()
    }
  }
}
