import Foundation

struct Checks {
  private static let zip = "^[0-9]{5}$"
  func isZip(text: String) -> Bool {
    return text.range(of: Checks.zip, options: .regularExpression) != nil
  }
  func isCode(text: String) -> Bool {
    return text.range(of: "^[A-Z]+$", options: .regularExpression) != nil
  }
  func isEither(text: String) -> Bool {
    return text.range(of: "^a|b$", options: .regularExpression) != nil
  }
}
