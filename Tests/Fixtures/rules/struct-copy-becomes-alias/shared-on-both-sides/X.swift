final class Session {
    var token: String
    init(token: String) { self.token = token }
}

struct Limits {
    var perDay: Int
}

final class SessionStore {
    var current = Session(token: "")

    func renew(token: String) -> Session {
        let session = current
        session.token = token
        return session
    }

    func doubled(limits: Limits) -> Limits {
        var result = Limits(perDay: limits.perDay)
        result.perDay = limits.perDay * 2
        return result
    }
}
