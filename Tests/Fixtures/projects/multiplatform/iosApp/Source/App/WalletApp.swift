import SwiftUI

@main
struct WalletApp: App {
    @Environment(\.scenePhase) private var scenePhase
    let router = AppRouter()

    var body: some Scene {
        WindowGroup {
            HomeScreen(viewModel: HomeViewModel(repository: WalletRepository()))
        }
    }
}
