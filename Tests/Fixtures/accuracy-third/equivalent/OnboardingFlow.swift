import Foundation

struct OnboardingContext {
    var notificationsGranted: Bool
    var isSubscriber: Bool
}

enum OnboardingStep: String, CaseIterable {
    case welcome
    case permissions
    case interests
    case plan
    case done

    func isNeeded(in context: OnboardingContext) -> Bool {
        switch self {
        case .permissions: return !context.notificationsGranted
        case .plan: return !context.isSubscriber
        case .welcome, .interests, .done: return true
        }
    }
}

protocol OnboardingFlowDelegate: AnyObject {
    func onboardingFlow(_ flow: OnboardingFlow, didMoveTo step: OnboardingStep)
    func onboardingFlowDidFinish(_ flow: OnboardingFlow)
}

final class OnboardingFlow {
    weak var delegate: OnboardingFlowDelegate?
    private(set) var step = OnboardingStep.welcome

    private let steps: [OnboardingStep]

    init(context: OnboardingContext) {
        steps = OnboardingStep.allCases.filter { $0.isNeeded(in: context) }
    }

    var progressPercent: Int {
        position * 100 / (steps.count - 1)
    }

    var canGoBack: Bool {
        position > 0 && step != .done
    }

    var stepCounter: String {
        "\(position + 1)/\(steps.count)"
    }

    func next() {
        guard step != .done else {
            delegate?.onboardingFlowDidFinish(self)
            return
        }
        move(by: 1)
    }

    func back() {
        if canGoBack { move(by: -1) }
    }

    private var position: Int {
        steps.firstIndex(of: step) ?? 0
    }

    private func move(by offset: Int) {
        step = steps[position + offset]
        delegate?.onboardingFlow(self, didMoveTo: step)
    }
}
