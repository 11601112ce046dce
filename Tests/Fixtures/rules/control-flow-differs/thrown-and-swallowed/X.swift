import Foundation

enum ImportError: Error {
    case emptyFile
    case tooManyRows
}

/// Reads what the user exported from another app.
final class RecipeImporter {
    private let parser: IRecipeParser
    private let library: ILibrary

    init(parser: IRecipeParser, library: ILibrary) {
        self.parser = parser
        self.library = library
    }

    func load(text: String) throws {
        let recipes = parser.recipes(in: text)
        if recipes.isEmpty {
            throw ImportError.emptyFile
        }
        if recipes.count > 500 {
            throw ImportError.tooManyRows
            //~ control-flow-differs
        }
        library.insert(recipes)
    }
}
