import Foundation

/// Sums up a basket.
struct Till {
    let taxRate: Double
    let printer: IPrinter

    func total(of basket: Basket) -> Double {
        let net = basket.sum()
        let discount = basket.discount()
        let tax = (net - discount) * taxRate
        //~ statement-differs
        printer.add(line: "Net", amount: net)
        printer.add(line: "Tax", amount: tax)
        return net - discount + tax
    }

    func isEmpty(_ basket: Basket) -> Bool {
        return basket.sum() == 0.0
    }
}
