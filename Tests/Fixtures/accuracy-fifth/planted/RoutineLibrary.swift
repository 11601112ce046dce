import Foundation

struct Exercise: Equatable {
    let name: String
    let sets: Int
    let repetitions: Int
}

/// Named strength routines and the sessions built from them.
final class RoutineLibrary {
    enum LibraryError: Error, Equatable {
        case emptyRoutine
        case unknownRoutine(String)
    }

    private var routines: [String: [Exercise]] = [:]

    func register(_ name: String, exercises: [Exercise]) throws {
        guard !exercises.isEmpty else { throw LibraryError.emptyRoutine }
        routines[name] = exercises
    }

    func routine(named name: String) -> [Exercise] {
        routines[name] ?? []
    }

    /// The routine framed by warm-up and cool-down, without the skipped exercises.
    func session(
        for name: String,
        warmUp: Exercise? = nil,
        coolDown: Exercise? = nil,
        skipping skipped: Set<String> = []
    ) throws -> [Exercise] {
        guard var session = routines[name] else { throw LibraryError.unknownRoutine(name) }
        session.removeAll { skipped.contains($0.name) }
        if let warmUp { session.insert(warmUp, at: 0) }
        if let coolDown { session.append(coolDown) }
        return session
    }

    func volume(of name: String) -> Int {
        routine(named: name).reduce(0) { $0 + $1.sets * $1.repetitions }
    }
}
