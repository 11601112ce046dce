import Foundation

enum OnboardingStep: String, CaseIterable {
    case welcome, profile, notifications, done
}

struct OnboardingContext {
    var hasProfile: Bool
    var notificationsGranted: Bool
}

protocol OnboardingNavigator: AnyObject {
    func show(_ step: OnboardingStep)
    func finish()
}

final class OnboardingCoordinator {
    private let context: OnboardingContext
    private let navigator: OnboardingNavigator
    private(set) var visited: [OnboardingStep] = []

    init(context: OnboardingContext, navigator: OnboardingNavigator) {
        self.context = context
        self.navigator = navigator
    }

    func start() {
        visited = []
        go(to: .welcome)
    }

    func next() {
        guard let current = visited.last else { return }
        let steps = OnboardingStep.allCases
        guard let index = steps.firstIndex(of: current),
              let following = steps[(index + 1)...].first(where: isNeeded) else {
            navigator.finish()
            return
        }
        go(to: following)
    }

    func back() {
        guard visited.count > 1 else { return }
        visited.removeLast()
        navigator.show(visited[visited.count - 1])
    }

    private func go(to step: OnboardingStep) {
        visited.append(step)
        navigator.show(step)
    }

    private func isNeeded(_ step: OnboardingStep) -> Bool {
        switch step {
        case .profile: return !context.hasProfile
        case .welcome, .notifications, .done: return true
        }
    }
}
