public final class Till {
    public let price: Int

    public init(price: Int) { self.price = price }

    public func pay(_ amount: Int) -> Int { amount - price }
}

// What other modules do not see is how the till is made.
final class DrawerObserver: DrawerDelegate {
    //~ info missing-type
    let till: Till

    init(till: Till) { self.till = till }

    func drawerDidOpen(_ drawer: Drawer) { drawer.count(till.price) }
}

struct Receipt: Codable {
    //~ info missing-type
    let amount: Int
    let number: Int
}

public enum Tender {
    //~ missing-type
    case cash
    case card
}
