import Foundation

public enum FeedbackError: Error, Equatable {
    case ratingOutOfRange(Int)
    case commentRequired
    case commentTooLong(limit: Int)
}

public struct Feedback: Equatable {
    public enum Mood: String {
        case unhappy, neutral, happy
    }

    public static let commentLimit = 280

    public let rating: Int
    public let comment: String?
    public let tags: Set<String>

    public init(rating: Int, comment: String? = nil, tags: Set<String> = []) throws {
        guard (1...5).contains(rating) else {
            throw FeedbackError.ratingOutOfRange(rating)
        }
        let text = comment.flatMap { $0.isEmpty ? nil : $0 }
        if rating <= 2 && text == nil {
            throw FeedbackError.commentRequired
        }
        if let text, text.count > Self.commentLimit {
            throw FeedbackError.commentTooLong(limit: Self.commentLimit)
        }
        self.rating = rating
        self.comment = text
        self.tags = tags
    }

    public var mood: Mood {
        switch rating {
        case ...2: return .unhappy
        case 3: return .neutral
        default: return .happy
        }
    }

    public var payload: [String: String] {
        var fields = ["rating": "\(rating)", "mood": mood.rawValue, "tag_count": "\(tags.count)"]
        fields["comment"] = comment
        return fields
    }
}
