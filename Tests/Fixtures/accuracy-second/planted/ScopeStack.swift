import Foundation

public struct Scope {
    public var userId: String?
    public var level: String = "error"
    public var tags: [String: String] = [:]

    public init() {}
}

public final class ScopeStack {
    private var stack: [Scope] = [Scope()]

    public init() {}

    public var current: Scope { stack[stack.count - 1] }

    public var depth: Int { stack.count }

    public func configure(_ change: (inout Scope) -> Void) {
        change(&stack[stack.count - 1])
    }

    public func push() {
        stack.append(current)
    }

    public func pop() {
        guard stack.count > 1 else { return }
        stack.removeLast()
    }

    public func withScope<T>(_ change: (inout Scope) -> Void, _ body: () throws -> T) rethrows -> T {
        push()
        defer { pop() }
        configure(change)
        return try body()
    }

    public func clear() {
        stack = [Scope()]
    }
}
