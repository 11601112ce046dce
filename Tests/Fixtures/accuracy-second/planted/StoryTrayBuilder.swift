import Foundation

struct Story: Equatable {
    let id: String
    let authorId: String
    let postedAt: Date
    let isSeen: Bool
}

struct StoryRing: Equatable {
    let authorId: String
    let storyIds: [String]
    let hasUnseen: Bool
}

struct StoryTrayBuilder {
    static let lifetime: TimeInterval = 24 * 60 * 60

    let currentUserId: String
    let mutedAuthors: Set<String>

    func build(from stories: [Story], now: Date) -> [StoryRing] {
        let active = stories
            .filter { isActive($0, now: now) && !mutedAuthors.contains($0.authorId) }
            .sorted { $0.postedAt < $1.postedAt }

        var order: [String] = []
        var byAuthor: [String: [Story]] = [:]
        for story in active {
            if byAuthor[story.authorId] == nil {
                order.append(story.authorId)
            }
            byAuthor[story.authorId, default: []].append(story)
        }

        let rings = order.map { author -> StoryRing in
            let items = byAuthor[author] ?? []
            return StoryRing(
                authorId: author,
                storyIds: items.map(\.id),
                hasUnseen: items.contains { !$0.isSeen }
            )
        }
        let own = rings.filter { $0.authorId == currentUserId }
        let others = rings.filter { $0.authorId != currentUserId }
        return own + others.filter(\.hasUnseen) + others.filter { !$0.hasUnseen }
    }

    private func isActive(_ story: Story, now: Date) -> Bool {
        let age = now.timeIntervalSince(story.postedAt)
        return age >= 0 && age < Self.lifetime
    }
}
