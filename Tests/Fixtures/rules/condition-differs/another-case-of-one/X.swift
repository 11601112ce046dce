final class Socket {
    func show() {
        if case .failed(let reason) = state {
        //~ condition-differs
            tell(reason)
        }
        update()
    }
}
