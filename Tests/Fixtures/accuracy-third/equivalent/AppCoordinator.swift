import Foundation

enum LaunchMode {
    case standard, singleTop, clearTop
}

/// Owns the back stack of one window. The root screen can never be popped.
final class AppCoordinator<Screen: Equatable> {

    var onChange: (([Screen]) -> Void)?

    private(set) var stack: [Screen] {
        didSet { onChange?(stack) }
    }

    init(root: Screen) {
        stack = [root]
    }

    var current: Screen { stack[stack.endIndex - 1] }

    var canGoBack: Bool { stack.count > 1 }

    func navigate(to screen: Screen, mode: LaunchMode = .standard) {
        switch mode {
        case .singleTop where current == screen:
            return
        case .clearTop:
            guard !popTo(screen), current != screen else { return }
            stack.append(screen)
        case .standard, .singleTop:
            stack.append(screen)
        }
    }

    @discardableResult
    func pop() -> Bool {
        guard canGoBack else { return false }
        stack.removeLast()
        return true
    }

    @discardableResult
    func popTo(_ screen: Screen, inclusive: Bool = false) -> Bool {
        guard let index = stack.lastIndex(of: screen) else { return false }
        let kept = inclusive ? index : index + 1
        guard 1..<stack.count ~= kept else { return false }
        stack = Array(stack.prefix(kept))
        return true
    }

    func popToRoot() {
        guard canGoBack else { return }
        stack.removeSubrange(1...)
    }

    func replaceTop(with screen: Screen) {
        stack[stack.endIndex - 1] = screen
    }
}
