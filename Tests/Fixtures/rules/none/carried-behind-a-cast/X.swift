enum Playback {
    case playing(Track, position: Double)
    case stopped
}

final class Player {
    func pause() {
        guard case .playing(let track, let position) = state else { return }
        stop(track, position)
    }
}
