final class Loader {
    let view: LoaderView

    init(view: LoaderView) { self.view = view }

    func show(_ text: String) {
        DispatchQueue.main.async { self.view.show(text) }
    }
}
