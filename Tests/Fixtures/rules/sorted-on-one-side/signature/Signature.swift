struct Signature {
    func query(_ fields: [String: String]) -> String {
        fields
        //~ sorted-on-one-side: sorts it
            .filter { !$0.value.isEmpty }
            .sorted { $0.key < $1.key }
            .map { $0.key + "=" + $0.value }
            .joined(separator: "&")
    }
}
