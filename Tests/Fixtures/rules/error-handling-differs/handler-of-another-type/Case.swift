struct NetworkError: Error {
    let code: Int
}

struct ParseError: Error {
    let line: Int
}

func load() -> Int {
    do {
        return try fetch()
    } catch is NetworkError {
    //~ error-handling-differs: what is caught here is
        return 0
    } catch {
        return -1
    }
}
