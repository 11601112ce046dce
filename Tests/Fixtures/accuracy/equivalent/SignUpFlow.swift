import Foundation

struct SignUpData: Equatable {
    var email: String?
    var isEmailVerified = false
    var displayName: String?
    var birthYear: Int?
    var guardianEmail: String?
    var wantsNewsletter: Bool?
}

final class SignUpFlow {

    enum Step: Equatable {
        case email
        case verification(email: String)
        case profile
        case guardian
        case newsletter
        case finished(SignUpData)
        case tooYoung
    }

    enum Event {
        case emailEntered(String)
        case codeConfirmed
        case changeEmail
        case profileEntered(name: String, birthYear: Int)
        case guardianEntered(String)
        case newsletterAnswered(Bool)
        case back
    }

    static let minimumAge = 13
    static let ageOfConsent = 16

    private(set) var data = SignUpData()
    private(set) var step: Step = .email
    private(set) var message: String?

    private let currentYear: Int
    private let onStep: (Step) -> Void
    private var history: [Step] = []

    init(currentYear: Int, onStep: @escaping (Step) -> Void) {
        self.currentYear = currentYear
        self.onStep = onStep
    }

    func handle(_ event: Event) {
        message = nil
        switch (step, event) {
        case (.email, .emailEntered(let email)):
            guard email.contains("@") else {
                message = "Enter your email address"
                return
            }
            if email != data.email {
                data.email = email
                data.isEmailVerified = false
            }
            advance(to: data.isEmailVerified ? .profile : .verification(email: email))

        case (.verification, .codeConfirmed):
            data.isEmailVerified = true
            advance(to: .profile)

        case (.verification, .changeEmail), (.verification, .back):
            goBack()

        case let (.profile, .profileEntered(name, birthYear)):
            enterProfile(name: name, birthYear: birthYear)

        case (.guardian, .guardianEntered(let email)):
            guard email.contains("@"), email != data.email else {
                message = "Enter the address of a parent"
                return
            }
            data.guardianEmail = email
            advance(to: .newsletter)

        case (.newsletter, .newsletterAnswered(let answer)):
            data.wantsNewsletter = answer
            advance(to: .finished(data))

        case (.profile, .back), (.guardian, .back), (.newsletter, .back):
            goBack()

        default:
            break
        }
    }

    private func enterProfile(name: String, birthYear: Int) {
        guard !name.isEmpty else {
            message = "Enter your name"
            return
        }
        guard (1900...currentYear).contains(birthYear) else {
            message = "Check your year of birth"
            return
        }
        data.displayName = name
        data.birthYear = birthYear

        switch currentYear - birthYear {
        case ..<Self.minimumAge:
            data = SignUpData()
            history = []
            show(.tooYoung)
        case ..<Self.ageOfConsent:
            advance(to: .guardian)
        default:
            data.guardianEmail = nil
            advance(to: .newsletter)
        }
    }

    private func advance(to next: Step) {
        // Nobody enters a code twice, so the verification is skipped on the way back.
        if case .verification = step {} else { history.append(step) }
        show(next)
    }

    private func goBack() {
        guard let previous = history.popLast() else { return }
        show(previous)
    }

    private func show(_ next: Step) {
        step = next
        onStep(next)
    }
}
