import Foundation

struct PlayerStats {
    var lessonsCompleted = 0
    var longestStreak = 0
    var perfectQuizzes = 0
}

protocol Achievement {
    var id: String { get }
    var goal: Int { get }
    func progress(in stats: PlayerStats) -> Int
}

extension Achievement {
    var rewardPoints: Int { 10 }

    func isUnlocked(by stats: PlayerStats) -> Bool {
        progress(in: stats) >= goal
    }
}

struct LessonAchievement: Achievement {
    let goal: Int

    var id: String { "lessons_\(goal)" }

    func progress(in stats: PlayerStats) -> Int { stats.lessonsCompleted }
}

struct StreakAchievement: Achievement {
    let goal: Int

    var id: String { "streak_\(goal)" }
    var rewardPoints: Int { goal * 5 }

    func progress(in stats: PlayerStats) -> Int { stats.longestStreak }
}

struct PerfectionAchievement: Achievement {
    let id = "perfection"
    let goal = 10

    func progress(in stats: PlayerStats) -> Int { stats.perfectQuizzes }
}

struct AchievementBoard {
    let achievements: [Achievement]

    static let standard = AchievementBoard(achievements: [
        LessonAchievement(goal: 1),
        LessonAchievement(goal: 25),
        StreakAchievement(goal: 7),
        StreakAchievement(goal: 30),
        PerfectionAchievement()
    ])

    func unlockedIDs(for stats: PlayerStats) -> [String] {
        achievements.filter { $0.isUnlocked(by: stats) }.map { $0.id }
    }

    func points(for stats: PlayerStats) -> Int {
        achievements
            .filter { $0.isUnlocked(by: stats) }
            .reduce(0) { $0 + $1.rewardPoints }
    }

    /// The locked achievement that needs the fewest further steps.
    func nextUp(for stats: PlayerStats) -> Achievement? {
        achievements
            .filter { !$0.isUnlocked(by: stats) }
            .min { $0.goal - $0.progress(in: stats) < $1.goal - $1.progress(in: stats) }
    }
}
