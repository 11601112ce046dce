public struct Address {
    public let name: String?
    public let town: String?
}

extension Address {
    public init(json: Json) throws {
        if json.has("result") {
            try self.init(placeJson: try json.object("result"))
        } else {
            try self.init(serverJson: json)
        }
    }

    private init(serverJson json: Json) throws {
        self.name = try? json.string("name")
        self.town = try? json.string("city")
    }

    private init(placeJson json: Json) throws {
        self.name = try json.string("name")
        self.town = try json.string("locality")
    }
}
