protocol View: AnyObject {
    func close()
}

final class Presenter {
    private weak var view: View?

    func attach(_ view: View) {
        self.view = view
    }

    func detach() {
        view = nil
    }

    func finish() {
        view?.close()
    }
}
