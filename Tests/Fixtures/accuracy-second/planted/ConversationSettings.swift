import Foundation

struct ConversationSettings: Codable, Equatable {
    enum Theme: String, Codable {
        case classic
        case dusk
        case mint
    }

    var title: String?
    var theme: Theme
    var mutedUntil: Double?
    var showsPreviews: Bool
    var disappearingSeconds: Int

    enum CodingKeys: String, CodingKey {
        case title
        case theme
        case mutedUntil = "muted_until"
        case showsPreviews = "show_previews"
        case disappearingSeconds = "disappearing_s"
    }
}

extension ConversationSettings {
    static let initial = ConversationSettings(
        title: nil,
        theme: .classic,
        mutedUntil: nil,
        showsPreviews: true,
        disappearingSeconds: 0
    )

    func isMuted(at timestamp: Double) -> Bool {
        guard let mutedUntil else { return false }
        return timestamp < mutedUntil
    }

    var disappearingLabelKey: String {
        switch disappearingSeconds {
        case ...0: return "conversation.timer.off"
        case ..<86_400: return "conversation.timer.hours"
        case ..<604_800: return "conversation.timer.days"
        default: return "conversation.timer.weeks"
        }
    }

    func previewText(for message: String, hiddenText: String) -> String {
        showsPreviews ? message : hiddenText
    }
}
