/// What can go wrong, by the number that the server gives it.
struct ServerError: Error {
    let code: String
    let text: String

    static let offline = ServerError.known("E1")
    static let slow = ServerError.known("E2")
    static let gone = ServerError.known("E3")
    static let full = ServerError.known("E4")
    //~                                 ^^^^ literal-differs: "E5"
    static let odd = ServerError(code: "E9", text: "odd")

    private static func known(_ code: String) -> ServerError {
        return ServerError(code: code, text: "Server error")
    }
}
