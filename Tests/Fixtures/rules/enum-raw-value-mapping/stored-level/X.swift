enum Level: Int {
    case low = 1
    case high
}
final class Settings {
    private let store: Store
    func save(level: Level) {
        store.set("level", level.rawValue)
    }
}
