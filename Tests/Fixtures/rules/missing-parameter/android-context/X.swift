import Foundation

/// Texts that are shared with other apps.
protocol IShareText {
    func text(for recipe: Recipe) -> String
    func share(recipe: Recipe, with friend: String) -> Bool
}

final class ShareText: IShareText {
    func text(for recipe: Recipe) -> String {
        return "\(recipe.title): https://example.com/\(recipe.id)"
    }

    func share(recipe: Recipe, with friend: String) -> Bool {
        return !friend.isEmpty && recipe.isPublic
    }
}
