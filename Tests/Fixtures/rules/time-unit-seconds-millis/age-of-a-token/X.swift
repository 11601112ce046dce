import Foundation

final class Token {
    private let interval: TimeInterval = 30
    private let issued: Date

    init(issued: Date) {
        self.issued = issued
    }

    func isOld() -> Bool {
        return Date().timeIntervalSince(issued) > 300
    }

    func watch() {
        DispatchQueue.main.asyncAfter(deadline: .now() + interval) {
            self.renew()
        }
    }
}
