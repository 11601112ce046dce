import SwiftUI

struct HomeScreen: View {
    @ObservedObject var viewModel: HomeViewModel
    @State private var isShowingSheet = false

    var body: some View {
        VStack {
            header
            Button("More") { viewModel.showMore() }
        }
    }

    private var header: some View {
        Text("Wallet").font(.title)
    }
}

struct HomeRow: View {
    let title: String

    var body: some View { Text(title) }
}

struct HomeScreen_Previews: PreviewProvider {
    static var previews: some View { HomeRow(title: "A") }
}
