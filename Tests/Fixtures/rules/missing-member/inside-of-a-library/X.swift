public final class Till {
    public let price: Int

    public init(price: Int) { self.price = price }

    public func pay(_ amount: Int) -> Int { amount - price }

    public func refund(_ amount: Int) -> Int { amount + price }
    //~ missing-member

    func audit(_ amount: Int) -> Int { amount * price }
    //~ info missing-member
}
