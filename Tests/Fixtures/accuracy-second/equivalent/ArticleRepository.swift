import Foundation

enum CachePolicy {
    case networkOnly
    case cacheFirst(maxAge: TimeInterval)
    case networkFirst
}

final class ArticleRepository {
    private let remote: ArticleRemote
    private let local: ArticleStore
    private let clock: () -> Date

    init(remote: ArticleRemote, local: ArticleStore, clock: @escaping () -> Date = Date.init) {
        self.remote = remote
        self.local = local
        self.clock = clock
    }

    func article(id: String, policy: CachePolicy = .cacheFirst(maxAge: 600)) async throws -> Article {
        switch policy {
        case .networkOnly:
            return try await fetch(id)
        case .cacheFirst(let maxAge):
            if let cached = local.article(id: id), clock().timeIntervalSince(cached.storedAt) < maxAge {
                return cached.article
            }
            return try await fetch(id)
        case .networkFirst:
            do {
                return try await fetch(id)
            } catch let error as NetworkUnavailable {
                guard let cached = local.article(id: id) else { throw error }
                return cached.article
            }
        }
    }

    func headlines(section: Section, limit: Int = 20) async throws -> [Article] {
        let articles = try await remote.articles(section: section.path)
            .filter { !$0.isSponsored }
            .sorted { $0.publishedAt > $1.publishedAt }
        let page = Array(articles.prefix(limit))
        page.forEach { local.save($0, storedAt: clock()) }
        return page
    }

    func evict(olderThan age: TimeInterval) -> Int {
        let threshold = clock().addingTimeInterval(-age)
        let stale = local.all().filter { $0.storedAt < threshold }
        for entry in stale {
            local.remove(id: entry.article.id)
        }
        return stale.count
    }

    private func fetch(_ id: String) async throws -> Article {
        let article = try await remote.article(id: id)
        local.save(article, storedAt: clock())
        return article
    }
}

enum Section {
    case top
    case sport
    case local(region: String)

    var path: String {
        switch self {
        case .top: return "top"
        case .sport: return "sport"
        case .local(let region): return "local/\(region.lowercased())"
        }
    }
}
