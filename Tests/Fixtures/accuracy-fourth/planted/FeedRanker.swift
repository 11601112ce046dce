import Foundation

struct FeedPost: Equatable {
    let id: Int64
    let authorId: Int64
    let likes: Int64
    let replies: Int64
    let ageMinutes: Int64
}

struct FeedFilter {
    var mutedAuthors: Set<Int64> = []
    var hiddenPosts: Set<Int64> = []
}

struct FeedRanker {
    enum Weight {
        static let like: Int64 = 2
        static let reply: Int64 = 5
        static let hourDecay: Int64 = 3
    }

    let pageSize: Int

    init(pageSize: Int = 20) {
        self.pageSize = max(1, pageSize)
    }

    func score(_ post: FeedPost) -> Int64 {
        let engagement = post.likes * Weight.like + post.replies * Weight.reply
        return engagement - (post.ageMinutes / 60) * Weight.hourDecay
    }

    func firstPage(_ posts: [FeedPost], filter: FeedFilter = FeedFilter()) -> [FeedPost] {
        let ranked = posts
            .filter { !filter.hiddenPosts.contains($0.id) }
            .sorted(by: precedes)
            .filter { !filter.mutedAuthors.contains($0.authorId) }
            .prefix(pageSize)
        return spread(Array(ranked))
    }

    /// Moves a post back behind the next one if it follows a post by the same author.
    private func spread(_ posts: [FeedPost]) -> [FeedPost] {
        var result = posts
        for index in result.indices.dropFirst().dropLast()
        where result[index].authorId == result[index - 1].authorId {
            result.swapAt(index, index + 1)
        }
        return result
    }

    private func precedes(_ lhs: FeedPost, _ rhs: FeedPost) -> Bool {
        let (left, right) = (score(lhs), score(rhs))
        return left == right ? lhs.id > rhs.id : left > right
    }
}
