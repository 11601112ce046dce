import Foundation

struct DialogRequest: Equatable {
    let title: String
    let message: String
    let confirmLabel: String
    let isDestructive: Bool
    let dismissOnTapOutside: Bool
}

enum DialogResult {
    case confirmed, dismissed
}

protocol DialogHost: AnyObject {
    func present(_ request: DialogRequest)
    func hideDialog()
}

final class DialogPresenter {
    typealias Completion = (DialogResult) -> Void

    private weak var host: DialogHost?
    private var active: (request: DialogRequest, completion: Completion)?

    init(host: DialogHost) {
        self.host = host
    }

    /// Returns false if another dialog is on screen.
    @discardableResult
    func ask(
        title: String,
        message: String = "",
        confirmLabel: String = "OK",
        isDestructive: Bool = false,
        dismissOnTapOutside: Bool = true,
        completion: @escaping Completion
    ) -> Bool {
        guard active == nil else { return false }
        let request = DialogRequest(
            title: title,
            message: message,
            confirmLabel: confirmLabel,
            isDestructive: isDestructive,
            dismissOnTapOutside: dismissOnTapOutside
        )
        active = (request, completion)
        host?.present(request)
        return true
    }

    func confirmTapped() {
        finish(.confirmed)
    }

    func cancelTapped() {
        finish(.dismissed)
    }

    func outsideTapped() {
        guard let active = active, active.request.dismissOnTapOutside else { return }
        finish(.dismissed)
    }

    private func finish(_ result: DialogResult) {
        guard let completion = active?.completion else { return }
        active = nil
        host?.hideDialog()
        completion(result)
    }
}
