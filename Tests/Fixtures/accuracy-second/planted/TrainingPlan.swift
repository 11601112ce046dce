import Foundation

class TrainingPlan {
    let title: String
    private(set) var sessions: [TrainingSession]
    private(set) var completedIds: Set<String> = []

    init(title: String, sessions: [TrainingSession]) {
        self.title = title
        self.sessions = sessions
    }

    var totalMinutes: Int {
        sessions.reduce(0) { $0 + $1.minutes }
    }

    var completedMinutes: Int {
        sessions
            .filter { completedIds.contains($0.id) }
            .reduce(0) { $0 + $1.minutes }
    }

    var progressPercent: Int {
        guard totalMinutes > 0 else { return 0 }
        return completedMinutes * 100 / totalMinutes
    }

    var nextSession: TrainingSession? {
        sessions.first { !completedIds.contains($0.id) }
    }

    func add(_ session: TrainingSession) {
        guard !sessions.contains(where: { $0.id == session.id }) else { return }
        sessions.append(session)
    }

    func complete(_ id: String) {
        guard sessions.contains(where: { $0.id == id }) else { return }
        completedIds.insert(id)
        if progressPercent == 100 {
            didFinish()
        }
    }

    func didFinish() {}
}

final class RewardedTrainingPlan: TrainingPlan {
    private let rewards: RewardService

    init(title: String, sessions: [TrainingSession], rewards: RewardService) {
        self.rewards = rewards
        super.init(title: title, sessions: sessions)
    }

    override func didFinish() {
        super.didFinish()
        rewards.grant(points: totalMinutes / 10, reason: title)
    }
}
