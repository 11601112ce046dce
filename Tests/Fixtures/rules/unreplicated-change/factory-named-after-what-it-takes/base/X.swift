enum Request {
    case native(String)
    case web(URL)
    init?(json: [String: Any]) {
        guard let type = json["type"] as? String else { return nil }
        switch type {
        case "native": self = .native(type)
        case "oauthWeb", "sso":
            guard let url = URL(string: type) else { return nil }
            self = .web(url)
        default: return nil
        }
    }
}
