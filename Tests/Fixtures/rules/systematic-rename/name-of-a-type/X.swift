/// That a type is called like the other side's property does not make the property another one.
final class NavigationManager {
    func show(_ page: String) {}
    func close(_ page: String) {}
    func goBack() {}
}

final class Browser {
    private let tabs: [NavigationManager] = [NavigationManager()]

    func show(_ page: String) { selectedNavigationManager.show(page) }
    //~                         ^^^^^^^^^^^^^^^^^^^^^^^^^ systematic-rename: in 3 places
    func close(_ page: String) { selectedNavigationManager.close(page) }
    func goBack() { selectedNavigationManager.goBack() }
}
