import Foundation

/// What a search asks for.
struct RecipeQuery {
    let words: [String]
    let tags: Set<String>
    let limits: [String: Int]
    let author: String?
    let isVegetarian: Bool
    let rating: Double

    init(words: [String] = [],
         tags: Set<String> = [],
         limits: [String: Int] = [:],
         author: String? = nil,
         isVegetarian: Bool = false,
         rating: Double = 1.0) {
        self.words = words
        self.tags = tags
        self.limits = limits
        self.author = author
        self.isVegetarian = isVegetarian
        self.rating = rating
    }
}
