struct Place {
    let name: String
}

final class Keys {
    func cacheKey(tags: [String]) -> String {
        return "tags-\(tags)"
        //~            ^^^^ optional-interpolation: is a collection
    }

    func requestKey(place: Place) -> String {
        return "place-\(place)"
        //~             ^^^^^ optional-interpolation: is written
    }

    func numbersKey(pages: [Int]) -> String {
        return "pages-\(pages)"
    }

    func log(tags: [String]) {
        print("tags \(tags)")
    }
}
