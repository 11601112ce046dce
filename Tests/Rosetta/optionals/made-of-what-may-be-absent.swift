struct Reading {
    func retry(after response: Response) -> Failure {
        Failure(seconds: response.header("Retry-After").flatMap { Int($0) })
    }

    func mode(_ text: String?) -> Mode {
        text.flatMap(Mode.init(rawValue:)) ?? .system
    }

    func page(_ query: Query) -> Int {
        query.value("page").flatMap(Int.init) ?? 1
    }
}
