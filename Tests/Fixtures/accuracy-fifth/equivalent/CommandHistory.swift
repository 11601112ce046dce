import Foundation

protocol EditCommand {
    var label: String { get }
    func apply()
    func revert()
}

private struct CommandGroup: EditCommand {
    let label: String
    let members: [EditCommand]

    func apply() { members.forEach { $0.apply() } }
    func revert() { members.reversed().forEach { $0.revert() } }
}

protocol CommandHistoryDelegate: AnyObject {
    func historyDidChange(canUndo: Bool, canRedo: Bool)
}

final class CommandHistory {
    weak var delegate: CommandHistoryDelegate?

    private let limit: Int
    private var done: [EditCommand] = []
    private var undone: [EditCommand] = []
    private var openGroup: (label: String, members: [EditCommand])?

    init(limit: Int = 50) {
        precondition(limit > 0, "limit must be positive")
        self.limit = limit
    }

    var canUndo: Bool { openGroup == nil && !done.isEmpty }
    var canRedo: Bool { openGroup == nil && !undone.isEmpty }

    func perform(_ command: EditCommand) {
        command.apply()
        if openGroup != nil {
            openGroup?.members.append(command)
        } else {
            push(command)
        }
    }

    func beginGroup(_ label: String) {
        precondition(openGroup == nil, "groups cannot be nested")
        openGroup = (label, [])
    }

    func endGroup() {
        guard let group = openGroup else { return }
        openGroup = nil
        guard !group.members.isEmpty else { return }
        push(CommandGroup(label: group.label, members: group.members))
    }

    @discardableResult
    func undo() -> String? {
        guard canUndo, let command = done.popLast() else { return nil }
        command.revert()
        undone.append(command)
        notify()
        return command.label
    }

    @discardableResult
    func redo() -> String? {
        guard canRedo, let command = undone.popLast() else { return nil }
        command.apply()
        done.append(command)
        notify()
        return command.label
    }

    private func push(_ command: EditCommand) {
        undone.removeAll()
        done.append(command)
        if done.count > limit { done.removeFirst() }
        notify()
    }

    private func notify() {
        delegate?.historyDidChange(canUndo: canUndo, canRedo: canRedo)
    }
}
