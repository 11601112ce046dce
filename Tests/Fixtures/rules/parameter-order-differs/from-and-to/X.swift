import Foundation

/// Transfers between the accounts of one person.
protocol ITransferService {
    func transfer(from source: String, to target: String, cents: Int) -> Bool
    //~ parameter-order-differs
    func cancel(transferId: String) -> Bool
}

struct Transfer {
    let source: String
    let target: String
    let cents: Int

    func isInternal(owner: String) -> Bool {
        return source == owner && target == owner
    }
}
