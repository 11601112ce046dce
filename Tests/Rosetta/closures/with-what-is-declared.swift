struct Filter { var sort = "a"; var isOpen = false; var least: Int? }

final class Query {
    var filter: Filter = Filter()

    var mayAsk: Bool { filter.isOpen && !filter.sort.isEmpty }

    var values: [String: String] {
        var result = ["sort": filter.sort]
        if filter.isOpen { result["open"] = "1" }
        return result
    }
}
