import Foundation

/// Removes secrets from network traffic before it is written to the debug log.
struct TrafficRedactor {
  static let placeholder = "<redacted>"

  private let sensitiveHeaders: Set<String>
  private let sensitiveFields: Set<String>

  init(extraHeaders: [String] = [], extraFields: [String] = []) {
    sensitiveHeaders = Self.defaultHeaders.union(extraHeaders.map { $0.lowercased() })
    sensitiveFields = Self.defaultFields.union(extraFields.map { $0.lowercased() })
  }

  func headerLines(_ headers: [(name: String, value: String)]) -> [String] {
    headers.map { "\($0.name): \(mask($0.value, named: $0.name, in: sensitiveHeaders))" }
  }

  func formLine(_ fields: [(name: String, value: String)]) -> String {
    fields
      .map { "\($0.name)=\(mask($0.value, named: $0.name, in: sensitiveFields))" }
      .joined(separator: "&")
  }

  private func mask(_ value: String, named name: String, in names: Set<String>) -> String {
    guard names.contains(name.lowercased()), !value.isEmpty else { return value }
    return Self.placeholder
  }

  private static let defaultHeaders: Set<String> = [
    "authorization",
    "cookie",
    "x-api-key",
    "x-device-token",
  ]

  private static let defaultFields: Set<String> = [
    "client_secret",
    "password",
    "pin",
    "otp",
    "refresh_token",
  ]
}
