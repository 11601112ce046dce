protocol Tracker {
    var prefix: String { get }
}
extension Tracker {
    func track(event: String) { print(event) }
}
final class SilentTracker: Tracker {
    let prefix = ""
    func track(event: String) {}
}
