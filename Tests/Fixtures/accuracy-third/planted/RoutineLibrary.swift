import Foundation

final class RoutineLibrary {
    private struct Exercise {
        let name: String
        var sets: Int
    }

    private struct Routine {
        let id: Int
        var name: String
        var exercises: [Exercise] = []
    }

    private var routines: [Int: Routine] = [:]
    private var nextId = 1

    func create(name: String) -> Int {
        insert { Routine(id: $0, name: name) }
    }

    func duplicate(_ id: Int) -> Int? {
        guard let original = routines[id] else { return nil }
        return insert { newId in
            Routine(id: newId, name: original.name + " (copy)", exercises: original.exercises)
        }
    }

    func rename(_ id: Int, to name: String) {
        routines[id]?.name = name
    }

    /// Adding an exercise twice adds up the sets.
    func addExercise(_ name: String, sets: Int = 3, to id: Int) {
        guard sets > 0, var routine = routines[id] else { return }
        if let index = routine.exercises.firstIndex(where: { $0.name == name }) {
            routine.exercises[index].sets += sets
        } else {
            routine.exercises.append(Exercise(name: name, sets: sets))
        }
        routines[id] = routine
    }

    func removeExercise(_ name: String, from id: Int) {
        routines[id]?.exercises.removeAll { $0.name == name }
    }

    func totalSets(of id: Int) -> Int {
        routines[id]?.exercises.reduce(0) { $0 + $1.sets } ?? 0
    }

    func summary(of id: Int) -> String? {
        routines[id].map { routine in
            let exercises = routine.exercises.map { "\($0.sets) x \($0.name)" }
            return ([routine.name] + exercises).joined(separator: "\n")
        }
    }

    private func insert(_ make: (Int) -> Routine) -> Int {
        let id = nextId
        nextId += 1
        routines[id] = make(id)
        return id
    }
}
