import Foundation

enum OnboardingStep: Int, CaseIterable {
    case welcome
    case goals
    case notifications
    case location
    case paywall
}

protocol OnboardingCoordinatorDelegate: AnyObject {
    func onboardingCoordinator(_ coordinator: OnboardingCoordinator, show step: OnboardingStep)
    func onboardingCoordinatorDidFinish(_ coordinator: OnboardingCoordinator)
}

final class OnboardingCoordinator {
    weak var delegate: OnboardingCoordinatorDelegate?

    private let permissions: PermissionStatusProviding
    private let store: KeyValueStore
    private let isSubscriber: Bool
    private(set) var currentStep: OnboardingStep?

    private static let lastStepKey = "onboarding.last_step"
    private static let completedKey = "onboarding.completed"

    init(permissions: PermissionStatusProviding, store: KeyValueStore, isSubscriber: Bool) {
        self.permissions = permissions
        self.store = store
        self.isSubscriber = isSubscriber
    }

    var isCompleted: Bool { store.bool(forKey: Self.completedKey) }

    var progress: Double {
        let steps = OnboardingStep.allCases.filter(isApplicable)
        guard let currentStep, let index = steps.firstIndex(of: currentStep) else { return 0 }
        return Double(index + 1) / Double(steps.count)
    }

    func start() {
        guard !isCompleted else {
            delegate?.onboardingCoordinatorDidFinish(self)
            return
        }
        let saved = store.integer(forKey: Self.lastStepKey).flatMap(OnboardingStep.init(rawValue:))
        show(saved ?? .welcome)
    }

    func advance() {
        guard let currentStep else { return }
        let next = OnboardingStep.allCases
            .filter { $0.rawValue > currentStep.rawValue }
            .first(where: isApplicable)
        if let next {
            show(next)
        } else {
            finish()
        }
    }

    private func show(_ step: OnboardingStep) {
        currentStep = step
        store.set(step.rawValue, forKey: Self.lastStepKey)
        delegate?.onboardingCoordinator(self, show: step)
    }

    private func finish() {
        currentStep = nil
        store.set(true, forKey: Self.completedKey)
        store.remove(forKey: Self.lastStepKey)
        delegate?.onboardingCoordinatorDidFinish(self)
    }

    private func isApplicable(_ step: OnboardingStep) -> Bool {
        switch step {
        case .welcome, .goals: return true
        case .notifications: return permissions.notificationStatus == .notDetermined
        case .location: return permissions.locationStatus == .notDetermined
        case .paywall: return !isSubscriber
        }
    }
}
