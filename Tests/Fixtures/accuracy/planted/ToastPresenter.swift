import Foundation

struct Toast: Equatable {
    enum Style { case info, success, failure }
    let text: String
    let style: Style
}

final class ToastPresenter {
    private var current: Toast? {
        didSet { observers.forEach { $0(current) } }
    }
    private var observers: [(Toast?) -> Void] = []

    func observe(_ observer: @escaping (Toast?) -> Void) {
        observers.append(observer)
        observer(current)
    }

    func saved(_ itemName: String) {
        show("\(itemName) saved", .success)
    }

    func offline() {
        show("You are offline", .info)
    }

    func failed(code: Int?) {
        if let code {
            show("Something went wrong (\(code))", .failure)
        } else {
            show("Something went wrong", .failure)
        }
    }

    func dismissed() {
        current = nil
    }

    private func show(_ text: String, _ style: Toast.Style) {
        current = Toast(text: text, style: style)
    }
}
