import Foundation

/// What a screen with a list of recipes can be in.
enum RecipeListState {
    case idle
    case loading
    case loaded(recipes: [Recipe])
    case failed(message: String)
}

/// How hard a recipe is.
enum Difficulty: Int {
    case easy = 1
    case forTheAmbitious = 2
    case hard = 3
}
