import Foundation

enum PlaybackSource: String {
    case library
    case search
    case deepLink = "deep_link"
}

enum EndReason: String {
    case completed, skipped, error
}

enum AnalyticsEvent {
    case playbackStarted(trackId: String, source: PlaybackSource, autoplay: Bool)
    case playbackEnded(trackId: String, listenedSeconds: Int, reason: EndReason)
    case downloadFinished(bytes: Int64, onWifi: Bool)
    case playlistShared(playlistId: String, channel: String?)
    case signedOut
}

extension AnalyticsEvent {
    var name: String {
        switch self {
        case .playbackStarted: return "playback_started"
        case .playbackEnded: return "playback_ended"
        case .downloadFinished: return "download_finished"
        case .playlistShared: return "playlist_shared"
        case .signedOut: return "signed_out"
        }
    }

    var parameters: [String: String] {
        switch self {
        case let .playbackStarted(trackId, source, autoplay):
            return ["track_id": trackId, "source": source.rawValue, "autoplay": String(autoplay)]
        case let .playbackEnded(trackId, seconds, reason):
            return [
                "track_id": trackId,
                "listened_s": String(max(0, seconds)),
                "reason": reason.rawValue,
            ]
        case let .downloadFinished(bytes, onWifi):
            return ["kilobytes": "\(bytes / 1024)", "network": onWifi ? "wifi" : "cellular"]
        case let .playlistShared(playlistId, channel):
            return ["playlist_id": playlistId, "channel": channel].compactMapValues { $0 }
        case .signedOut:
            return [:]
        }
    }
}

extension AnalyticsEvent: CustomStringConvertible {
    var description: String {
        let pairs = parameters
            .sorted { $0.key < $1.key }
            .map { "\($0.key)=\($0.value)" }
        return "\(name)(\(pairs.joined(separator: ", ")))"
    }
}
