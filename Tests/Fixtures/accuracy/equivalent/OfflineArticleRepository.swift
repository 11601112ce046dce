import Foundation

struct Article: Equatable {
    let id: String
    let headline: String
    let body: String
    let fetchedAt: Date
}

enum ArticleError: Error, Equatable {
    case offline
    case notFound
    case server(status: Int)
}

enum ArticleResult: Equatable {
    case fresh(Article)
    case cached(Article, notice: String?)
    case unavailable(message: String)
}

protocol ArticleRemote {
    func fetch(id: String) async throws -> Article
}

protocol ArticleLocal {
    func read(id: String) async -> Article?
    func write(_ article: Article) async
    func delete(id: String) async
}

final class OfflineArticleRepository {
    private let remote: ArticleRemote
    private let local: ArticleLocal
    private let now: () -> Date
    private let freshFor: TimeInterval = 15 * 60

    init(remote: ArticleRemote, local: ArticleLocal, now: @escaping () -> Date) {
        self.remote = remote
        self.local = local
        self.now = now
    }

    func article(id: String, forceReload: Bool = false) async throws -> ArticleResult {
        let stored = await local.read(id: id)
        if !forceReload, let stored = stored, age(of: stored) < freshFor {
            return .cached(stored, notice: nil)
        }

        do {
            let article = try await remote.fetch(id: id)
            await local.write(article)
            return .fresh(article)
        } catch ArticleError.notFound {
            await local.delete(id: id)
            return .unavailable(message: "This article was removed")
        } catch let error as ArticleError {
            guard let stored = stored else {
                return .unavailable(message: message(for: error))
            }
            return .cached(stored, notice: "Saved \(ageText(age(of: stored)))")
        }
    }

    func preload(ids: [String]) async throws -> Int {
        var loaded = 0
        for id in ids {
            if await local.read(id: id) != nil { continue }
            do {
                await local.write(try await remote.fetch(id: id))
                loaded += 1
            } catch ArticleError.offline {
                break
            } catch is ArticleError {
                continue
            }
        }
        return loaded
    }

    private func age(of article: Article) -> TimeInterval {
        max(0, now().timeIntervalSince(article.fetchedAt))
    }

    private func ageText(_ age: TimeInterval) -> String {
        let minutes = Int(age) / 60
        switch minutes {
        case 0: return "just now"
        case 1..<60: return "\(minutes) min ago"
        case 60..<(24 * 60): return "\(minutes / 60) h ago"
        default: return "\(minutes / (24 * 60)) d ago"
        }
    }

    private func message(for error: ArticleError) -> String {
        switch error {
        case .offline: return "You are offline"
        case .notFound: return "This article was removed"
        case .server(let status): return "Something went wrong (\(status))"
        }
    }
}
