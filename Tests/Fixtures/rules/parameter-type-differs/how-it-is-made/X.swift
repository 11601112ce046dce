/// What others see of the till is what it charges; how it counts is its own affair.
public final class Till {
    public init() {}

    public func charge(amount: Int) -> String {
    //~ parameter-type-differs
        "charged \(amount)"
    }

    public func refund(receipt: String) -> String {
        "refunded \(receipt)"
    }

    func count(drawer: Drawer) -> [Coin] {
        //~ info parameter-type-differs
        //~ info return-type-differs
        drawer.coins.filter { $0.isReal }
    }

    func label(code: Int) -> String? {
        //~ info nullability-differs
        drawerLock.label(code)
    }

    func lock(code: Int, quietly: Bool = true) {
        //~ info default-value-differs
        drawerLock.turn(code)
    }
}
