import CourtsideKit

/// Where the profile leads to.
final class ProfileCoordinator: IProfileCoordinator {
    private let navigator: INavigator
    private let screens: IScreenFactory

    init(navigator: INavigator, screens: IScreenFactory) {
        self.navigator = navigator
        self.screens = screens
    }

    func showSettings() {
        navigator.push(screens.settings())
    }

    func showWallet(user: User) {
        navigator.push(screens.wallet(userId: user.id))
        //~ call-differs: payments
    }

    func close() {
        navigator.pop()
    }
}
