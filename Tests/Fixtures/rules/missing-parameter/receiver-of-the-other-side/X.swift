struct User {
    var id: String
    var name: String
}
extension User {
    static func serialize(_ user: User) -> String {
        return user.id + "," + user.name
    }
}
