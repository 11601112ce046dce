/// A bounded undo stack for editor screens.
public final class UndoHistory<Snapshot: Equatable> {

    public private(set) var present: Snapshot

    private var past: [Snapshot] = []
    private var future: [Snapshot] = []
    private let limit: Int

    public init(_ initial: Snapshot, limit: Int = 50) {
        present = initial
        self.limit = max(limit, 1)
    }

    public var canUndo: Bool { !past.isEmpty }
    public var canRedo: Bool { !future.isEmpty }

    public func push(_ snapshot: Snapshot) {
        guard snapshot != present else { return }
        past.append(present)
        if past.count > limit {
            past.removeFirst(past.count - limit)
        }
        present = snapshot
        future.removeAll()
    }

    /// Replaces the present without leaving an undo step, e.g. while a slider moves.
    public func amend(_ snapshot: Snapshot) {
        present = snapshot
    }

    @discardableResult
    public func undo() -> Snapshot? {
        guard let previous = past.popLast() else { return nil }
        future.append(present)
        present = previous
        return previous
    }

    @discardableResult
    public func redo() -> Snapshot? {
        guard let next = future.popLast() else { return nil }
        past.append(present)
        present = next
        return next
    }

    public func reset(to snapshot: Snapshot) {
        past = []
        future = []
        present = snapshot
    }
}
