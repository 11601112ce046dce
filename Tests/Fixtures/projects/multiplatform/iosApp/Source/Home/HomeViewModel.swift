import Combine
import shared

final class HomeViewModel: ObservableObject {
    private let repository: WalletRepository
    private var limit = 20

    init(repository: WalletRepository) {
        self.repository = repository
    }

    func canSpend(amount: Int) -> Bool {
        amount > 0 && amount < repository.balance()
        //~           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ condition-differs
    }

    func showMore() {
        limit += 20
        //~      ^^ literal-differs: `20` in Swift is `10` in Kotlin
    }

    func archive() {}
    //~  ^^^^^^^ missing-member: `archive()` has no counterpart in Kotlin
}
