/// What happened, in order.
protocol Journal {
    var level: JournalLevel { get }
    //~ info mutability-differs
    func setLevel(_ level: JournalLevel)
    //~ info missing-member
    var title: String { get }
    //~ mutability-differs
    func write(_ text: String)
}
