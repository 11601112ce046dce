import Foundation

struct Comment: Equatable {
    let articleId: Int
    let text: String
}

enum CommentProblem: Error, Equatable {
    case empty
    case tooLong(limit: Int)
    case tooManyLinks
}

protocol CommentApi {
    func post(_ comment: Comment) async throws -> Int
}

/// Checks comments on the device, with the same rules as the backend, and posts them.
final class CommentUploader {
    static let maxLength = 280
    static let maxLinks = 2

    private let api: CommentApi
    private(set) var postedIds: [Int] = []

    init(api: CommentApi) {
        self.api = api
    }

    func problem(in text: String) -> CommentProblem? {
        if text.allSatisfy({ $0 == " " || $0 == "\n" }) {
            return .empty
        }
        if text.count > Self.maxLength {
            return .tooLong(limit: Self.maxLength)
        }
        if linkCount(in: text) > Self.maxLinks {
            return .tooManyLinks
        }
        return nil
    }

    @discardableResult
    func upload(_ text: String, articleId: Int) async throws -> Int {
        if let problem = self.problem(in: text) {
            throw problem
        }
        let id = try await api.post(Comment(articleId: articleId, text: text))
        postedIds.append(id)
        return id
    }

    private func linkCount(in text: String) -> Int {
        text.components(separatedBy: "://").count - 1
    }
}
