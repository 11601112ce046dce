import Foundation

enum EventName {
    static func isLegal(_ name: String) -> Bool {
        name.range(of: "\\A[a-z][a-z0-9_]{0,39}\\z", options: .regularExpression) != nil
    }
}
