import Combine
import Foundation

enum OnboardingState: Equatable {
    case welcome
    case chooseLanguage
    case chooseGoal(language: String)
    case reminders(language: String, minutesPerDay: Int)
    case finished(OnboardingProfile)
}

struct OnboardingProfile: Equatable {
    let language: String
    let minutesPerDay: Int
    let remindersAllowed: Bool
}

enum OnboardingEvent {
    case start
    case languagePicked(String)
    case goalPicked(Int)
    case reminderDecision(Bool)
    case back
    case skip
}

final class OnboardingFlow {
    static let defaultLanguage = "es"
    static let defaultMinutes = 10
    static let allowedMinutes = 5...60

    private let subject = CurrentValueSubject<OnboardingState, Never>(.welcome)

    var state: OnboardingState { subject.value }

    var statePublisher: AnyPublisher<OnboardingState, Never> {
        subject.removeDuplicates().eraseToAnyPublisher()
    }

    func send(_ event: OnboardingEvent) {
        guard let next = Self.transition(from: subject.value, on: event) else { return }
        subject.send(next)
    }

    private static func transition(from state: OnboardingState, on event: OnboardingEvent) -> OnboardingState? {
        switch (state, event) {
        case (.finished, _):
            return nil

        case (.welcome, .start):
            return .chooseLanguage
        case let (.chooseLanguage, .languagePicked(code)) where !code.isEmpty:
            return .chooseGoal(language: code)
        case let (.chooseGoal(language), .goalPicked(minutes)) where allowedMinutes.contains(minutes):
            return .reminders(language: language, minutesPerDay: minutes)
        case let (.reminders(language, minutes), .reminderDecision(allowed)):
            return .finished(.init(language: language, minutesPerDay: minutes, remindersAllowed: allowed))

        case (.chooseLanguage, .back):
            return .welcome
        case (.chooseGoal, .back):
            return .chooseLanguage
        case let (.reminders(language, _), .back):
            return .chooseGoal(language: language)

        case (.welcome, .skip), (.chooseLanguage, .skip):
            return finishedByDefault()
        case let (.chooseGoal(language), .skip):
            return finishedByDefault(language: language)
        case let (.reminders(language, minutes), .skip):
            return finishedByDefault(language: language, minutes: minutes)

        default:
            return nil
        }
    }

    private static func finishedByDefault(
        language: String = OnboardingFlow.defaultLanguage,
        minutes: Int = OnboardingFlow.defaultMinutes
    ) -> OnboardingState {
        .finished(.init(language: language, minutesPerDay: minutes, remindersAllowed: false))
    }
}
