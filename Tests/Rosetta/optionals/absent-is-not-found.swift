struct Gate {
    let hosts: Set<String>
    let limits: [String: Int]

    func opens(for host: String?) -> Bool {
        guard let host else { return false }
        return hosts.contains(host)
    }

    func limit(of name: String?) -> Int {
        guard let name = name else { return 10 }
        return limits[name] ?? 10
    }

    func path(of url: URL) -> String? {
        guard let host = url.host, hosts.contains(host) else { return nil }
        return url.path
    }

    func kind(of json: [String: Any]) -> Int {
        guard let kind = json["kind"] as? String else { return 0 }
        switch kind {
        case "door": return 1
        case "bar": return 2
        default: return 0
        }
    }

    func isTrue(_ key: String, in values: [String: String]) -> Bool {
        ["1", "yes"].contains(values[key]?.lowercased() ?? "")
    }

    func isSent(_ code: String?, _ state: String) -> Bool {
        guard let code else { return false }
        return !code.isEmpty && state == "sent"
    }
}
