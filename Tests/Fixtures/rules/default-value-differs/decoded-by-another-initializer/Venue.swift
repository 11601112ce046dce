struct Venue {
    let name: String
    let tags: [String]
    let note: String?

    init(name: String, tags: [String] = [], note: String? = nil) {
    //~                ^^^^^^^^^^^^^^^^^^^ info default-value-differs: The default of `tags` is `[]` in Swift; Kotlin has none.
        self.name = name
        self.tags = tags
        self.note = note
    }

    init(from decoder: Decoder) throws {
    //~ info missing-member: `init(from:)`
        name = try decoder.text("name")
        tags = []
        note = nil
    }
}
