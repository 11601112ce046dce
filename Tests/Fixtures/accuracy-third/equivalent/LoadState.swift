import Foundation

enum LoadState<Value> {
    case idle
    case loading(previous: Value?)
    case loaded(Value)
    case failed(message: String, previous: Value?)

    /// The freshest value that can be shown, even if it is stale.
    var value: Value? {
        switch self {
        case .idle: return nil
        case .loading(let previous), .failed(_, let previous): return previous
        case .loaded(let value): return value
        }
    }

    var isLoading: Bool {
        if case .loading = self { return true }
        return false
    }

    var errorMessage: String? {
        guard case .failed(let message, _) = self else { return nil }
        return message
    }

    func map<Other>(_ transform: (Value) -> Other) -> LoadState<Other> {
        switch self {
        case .idle: return .idle
        case .loading(let previous): return .loading(previous: previous.map(transform))
        case .loaded(let value): return .loaded(transform(value))
        case let .failed(message, previous):
            return .failed(message: message, previous: previous.map(transform))
        }
    }

    mutating func startLoading() {
        self = .loading(previous: value)
    }

    mutating func finish(with result: Result<Value, Error>, describe: (Error) -> String) {
        switch result {
        case .success(let value): self = .loaded(value)
        case .failure(let error): self = .failed(message: describe(error), previous: value)
        }
    }
}

extension LoadState: Equatable where Value: Equatable {}

func zip<A, B>(_ a: LoadState<A>, _ b: LoadState<B>) -> LoadState<(A, B)> {
    if case let (.loaded(first), .loaded(second)) = (a, b) {
        return .loaded((first, second))
    }
    let previous: (A, B)? = a.value.flatMap { first in b.value.map { (first, $0) } }
    if let message = a.errorMessage ?? b.errorMessage {
        return .failed(message: message, previous: previous)
    }
    return a.isLoading || b.isLoading ? .loading(previous: previous) : .idle
}
