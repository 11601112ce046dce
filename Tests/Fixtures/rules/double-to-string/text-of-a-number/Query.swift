final class Query {
    private let amount: Double = 0
    private let page: Int = 0

    func parameters() -> [String: String] {
        return ["amount": String(amount), "page": String(page)]
        //~                      ^^^^^^ double-to-string
    }

    func header() -> String {
        return amount.description
        //~    ^^^^^^ double-to-string
    }
}
