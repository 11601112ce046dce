struct Filter {
    let city: String?
    let page: Int
}

final class Search {
    func parameters(_ filter: Filter, _ user: User) -> [String: Any] {
        var parameters: [String: Any] = ["page": filter.page]
        parameters["city"] = filter.city
        parameters["zip"] = user.address?.zip
        return parameters
    }

    func update(_ user: User) -> [String: Any] {
        var body: [String: Any] = [:]
        body["nick"] = user.profile?.nick
        return body
    }
}
