final class FilterModel {
    private var active: [String] = []
    private var defaults: [String: Int] = [:]

    func reset(extra: String) -> [String: Int] {
        var filters = defaults
        filters[extra] = 1
        return filters
    }

    func toggled(name: String) -> Int {
        var next = active
        if next.contains(name) {
            return 0
        }
        next.append(name)
        return next.count
    }
}
