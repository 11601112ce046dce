final class Poll {
    private var policy: Policy?
    //~ info nullability-differs
    private var last: Answer?
    //~ info nullability-differs

    func start(count: Int) -> Int {
        guard let policy else {
            //~ info statement-missing
            fatalError("prepare first")
        }
        return policy.limit(count)
    }

    func answer() -> Int {
        guard let last else { return 0 }
        //~ info statement-missing
        return last.number
    }
}
