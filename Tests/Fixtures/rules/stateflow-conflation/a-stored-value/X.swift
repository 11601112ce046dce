final class ListModel {
    var error: String?
    @Published var isLoading: Bool = false
}
