import Foundation

@MainActor
final class SearchDebouncer {

    enum Output: Equatable {
        case cleared
        case query(String)
    }

    private let delay: TimeInterval
    private let minimumLength: Int
    private let onOutput: (Output) -> Void

    private var pending: Task<Void, Never>?
    private var lastOutput: Output?

    init(delay: TimeInterval = 0.3, minimumLength: Int = 2, onOutput: @escaping (Output) -> Void) {
        self.delay = delay
        self.minimumLength = minimumLength
        self.onOutput = onOutput
    }

    func update(_ text: String) {
        pending?.cancel()
        pending = nil
        let query = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard query.utf16.count >= minimumLength else {
            emit(.cleared)
            return
        }
        pending = Task { [weak self, delay] in
            try? await Task.sleep(nanoseconds: UInt64(delay * 1_000_000_000))
            guard !Task.isCancelled else { return }
            self?.emit(.query(query))
        }
    }

    func submit(_ text: String) {
        cancel()
        let query = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !query.isEmpty else { return }
        lastOutput = nil
        emit(.query(query))
    }

    func cancel() {
        pending?.cancel()
        pending = nil
    }

    private func emit(_ output: Output) {
        guard output != lastOutput else { return }
        lastOutput = output
        onOutput(output)
    }
}
