enum Level: String {
    case low
    case high
}
struct Row { let name: String }
final class Settings {
    func save(level: Level, row: Row) -> String {
        return level.rawValue + row.name
    }
}
