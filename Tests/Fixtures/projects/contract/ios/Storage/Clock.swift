/// Nobody on the other side has this contract.
protocol Clock {
    var now: Double { get }
}
