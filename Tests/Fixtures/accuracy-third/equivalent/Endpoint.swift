import Foundation

enum HttpMethod: String {
    case get = "GET", post = "POST", put = "PUT", delete = "DELETE"
}

enum Endpoint {
    case health
    case profile(userId: Int)
    case search(text: String, page: Int, tags: [String])
    case postComment(articleId: Int, text: String, replyTo: Int?)
    case deleteComment(articleId: Int, commentId: Int)
    case saveSettings([String: String])
}

extension Endpoint {
    var method: HttpMethod {
        switch self {
        case .health, .profile, .search: return .get
        case .postComment: return .post
        case .saveSettings: return .put
        case .deleteComment: return .delete
        }
    }

    var path: String {
        switch self {
        case .health: return "/health"
        case .profile(let userId): return "/v2/users/\(userId)"
        case .search: return "/v2/search"
        case .postComment(let articleId, _, _): return "/v2/articles/\(articleId)/comments"
        case .deleteComment(let articleId, let commentId): return "/v2/articles/\(articleId)/comments/\(commentId)"
        case .saveSettings: return "/v2/settings"
        }
    }

    var query: [(String, String)] {
        guard case .search(let text, let page, let tags) = self else { return [] }
        return [("q", text), ("page", "\(max(page, 1))")] + tags.map { ("tag", $0) }
    }

    var body: [String: String]? {
        switch self {
        case .postComment(_, let text, let replyTo):
            var fields = ["text": text]
            fields["reply_to"] = replyTo.map(String.init)
            return fields
        case .saveSettings(let values):
            return values
        default:
            return nil
        }
    }

    var requiresAuth: Bool {
        if case .health = self { return false }
        return true
    }

    var timeoutSeconds: Int {
        switch self {
        case .health: return 5
        case .search: return 20
        default: return method == .get ? 30 : 60
        }
    }
}
