final class Span {
    func isGrowing(_ id: String?, low: Int, high: Int) -> Bool {
        //~        ^^^^^^^^^^^^^ nullability-differs
        if id != nil && low < high { return true }
        //~ condition-differs
        return false
    }
}
