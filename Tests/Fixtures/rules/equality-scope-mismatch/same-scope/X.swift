struct Photo: Equatable {
    let url: String
    let thumbnail: Data

    static func == (left: Photo, right: Photo) -> Bool {
        return left.url == right.url && left.thumbnail == right.thumbnail
    }
}

struct Tag: Equatable {
    let name: String
    let weight: Int
    var label: String { "\(name) \(weight)" }
}
