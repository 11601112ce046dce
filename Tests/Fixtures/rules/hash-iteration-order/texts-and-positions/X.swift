final class Report {
    func key(_ params: [String: Int]) -> String {
        return params.description
        //~    ^^^^^^^^^^^^^^^^^^ hash-iteration-order
    }

    func address(_ params: [String: Int]) -> String {
        let url = "https://example.com/?\(params)"
        //~                             ^^^^^^^^^ hash-iteration-order
        return url
    }

    func names(_ ages: [String: Int]) -> [String] {
        return [String](ages.keys)
        //~    ^^^^^^^^^^^^^^^^^^^ hash-iteration-order
    }

    func rows(_ tags: Set<String>, _ colors: [Color]) -> [Row] {
        return zip(tags, colors).map { Row(tag: $0, color: $1) }
        //~    ^^^^^^^^^^^^^^^^^ hash-iteration-order
    }
}
