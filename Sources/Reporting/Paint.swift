internal import FindingModel

/// Terminal colours by meaning; returns text unchanged when colour is off.
struct Paint {
  let isOn: Bool

  func severity(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: wrap(text, "1;31")
    case .warning: wrap(text, "1;33")
    case .info: wrap(text, "1;36")
    }
  }

  func bold(_ text: String) -> String { wrap(text, "1") }
  func dim(_ text: String) -> String { wrap(text, "2") }
  /// What says that all is well.
  func good(_ text: String) -> String { wrap(text, "1;32") }
  /// Arrows, gutters and other lines that frame quoted source.
  func frame(_ text: String) -> String { wrap(text, "34") }

  /// The closing line: red when incomplete or with errors, yellow with warnings, else green.
  func verdict(_ text: String, _ report: Report) -> String {
    if !report.isComplete || report.count(of: .error) > 0 { return wrap(text, "1;31") }
    return wrap(text, report.count(of: .warning) > 0 ? "1;33" : "1;32")
  }

  private func wrap(_ text: String, _ code: String) -> String { isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
