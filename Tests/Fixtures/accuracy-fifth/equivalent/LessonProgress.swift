import Foundation

enum LessonStatus: String, Decodable {
    case locked
    case inProgress = "in_progress"
    case completed
}

struct LessonProgress: Decodable, Equatable {
    let lessonId: String
    let status: LessonStatus
    let stars: Int
    let attempts: Int
    let lastScore: Double?

    private enum CodingKeys: String, CodingKey {
        case lessonId = "lesson_id"
        case status
        case stars
        case attempts
        case lastScore = "last_score"
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        lessonId = try container.decode(String.self, forKey: .lessonId)
        status = try container.decode(LessonStatus.self, forKey: .status)
        stars = try container.decodeIfPresent(Int.self, forKey: .stars) ?? 0
        attempts = try container.decodeIfPresent(Int.self, forKey: .attempts) ?? 0
        lastScore = try container.decodeIfPresent(Double.self, forKey: .lastScore)
    }

    var isPerfect: Bool { status == .completed && stars == 3 }
}

struct ProgressParseError: Error {
    let underlying: Error
}

struct CourseProgress {
    let lessons: [LessonProgress]

    static func parse(_ json: String) -> Result<CourseProgress, ProgressParseError> {
        Result { try JSONDecoder().decode([LessonProgress].self, from: Data(json.utf8)) }
            .map(CourseProgress.init(lessons:))
            .mapError(ProgressParseError.init(underlying:))
    }

    var completedFraction: Double {
        guard !lessons.isEmpty else { return 0 }
        let completed = lessons.filter { $0.status == .completed }.count
        return Double(completed) / Double(lessons.count)
    }

    var averageScore: Double? {
        let scores = lessons.compactMap(\.lastScore)
        return scores.isEmpty ? nil : scores.reduce(0, +) / Double(scores.count)
    }

    var totalStars: Int { lessons.reduce(0) { $0 + $1.stars } }

    var nextLessonId: String? {
        let candidate = lessons.first { $0.status == .inProgress } ?? lessons.first { $0.status == .locked }
        return candidate?.lessonId
    }
}
