import Combine

public struct FlagSnapshot: Equatable {
    public let version: Int
    public let enabled: Set<String>

    public init(version: Int, enabled: Set<String>) {
        self.version = version
        self.enabled = enabled
    }
}

public struct FlagChange: Equatable {
    public let added: Set<String>
    public let removed: Set<String>

    var isEmpty: Bool { added.isEmpty && removed.isEmpty }
}

public extension Publisher where Output == FlagSnapshot, Failure == Never {

    /// State of one flag, starting with `initial`, without repetitions.
    func flag(_ name: String, initial: Bool = false) -> AnyPublisher<Bool, Never> {
        map { $0.enabled.contains(name) }
            .prepend(initial)
            .removeDuplicates()
            .eraseToAnyPublisher()
    }

    /// What each snapshot turned on or off in comparison to the one before.
    func changes() -> AnyPublisher<FlagChange, Never> {
        scan((before: Set<String>(), after: Set<String>())) { pair, snapshot in
            (before: pair.after, after: snapshot.enabled)
        }
        .map { FlagChange(added: $0.after.subtracting($0.before), removed: $0.before.subtracting($0.after)) }
        .filter { !$0.isEmpty }
        .eraseToAnyPublisher()
    }

    /// Drops snapshots that arrive late, i.e. with a version not above the highest so far.
    func monotonic() -> AnyPublisher<FlagSnapshot, Never> {
        scan((highest: -1, current: FlagSnapshot?.none)) { state, snapshot in
            snapshot.version > state.highest
                ? (highest: snapshot.version, current: snapshot)
                : (highest: state.highest, current: nil)
        }
        .compactMap { $0.current }
        .eraseToAnyPublisher()
    }
}
