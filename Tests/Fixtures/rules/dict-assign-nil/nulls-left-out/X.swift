struct Filter {
    let city: String?
    let page: Int
}

final class Search {
    func parameters(_ filter: Filter) -> [String: Any] {
        var parameters: [String: Any] = ["page": filter.page]
        parameters["city"] = filter.city
        return parameters
    }

    func update(_ user: User) -> [String: Any] {
        var body: [String: Any] = [:]
        body["nick"] = user.profile?.nick ?? ""
        return body
    }

    func both(_ filter: Filter) -> [String: Any?] {
        var body: [String: Any?] = [:]
        body["city"] = .some(filter.city)
        return body
    }
}
