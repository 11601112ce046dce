import CourtsideKit

/// What we tell analytics about the player.
enum PlayerEvent {
    case started(episodeId: String)
    case paused(episodeId: String, seconds: Int)
    case finished(episodeId: String)

    var name: String {
        switch self {
        case .started:
            return "player_started"
        default:
            return "player_other"
        }
    }
}
