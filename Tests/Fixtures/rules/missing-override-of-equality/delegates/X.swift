struct User: Equatable {
    var id: String
    var name: String

    static func == (lhs: User, rhs: User) -> Bool {
    //~         ^^ info missing-member
        return User.serialize(lhs) == User.serialize(rhs)
    }
}

struct Booking: Equatable {
    var id: String
    var note: String

    static func == (lhs: Booking, rhs: Booking) -> Bool {
    //~         ^^ info missing-member
        return normalized(lhs.id) == normalized(rhs.id)
    }
}
