struct Worker {
    let id: String
    let maxHours: Int
    var skills: Set<String> = []
}

struct Shift {
    let id: String
    let hours: Int
    var requiredSkill: String?
}

struct ShiftPlan: Equatable {
    fileprivate(set) var assignments: [String: String] = [:]
    fileprivate(set) var unassigned: [String] = []

    var isComplete: Bool { unassigned.isEmpty }

    func shifts(of workerId: String) -> [String] {
        assignments.filter { $0.value == workerId }.keys.sorted()
    }
}

/// Greedy planning: the longest shifts first, always to whoever has the fewest hours so far.
struct ShiftPlanner {
    let workers: [Worker]

    func plan(_ shifts: [Shift]) -> ShiftPlan {
        var hours: [String: Int] = [:]
        var plan = ShiftPlan()

        let ordered = shifts.sorted { lhs, rhs in
            lhs.hours != rhs.hours ? lhs.hours > rhs.hours : lhs.id < rhs.id
        }

        for shift in ordered {
            let candidate = workers
                .filter { isEligible($0, for: shift, bookedHours: hours[$0.id, default: 0]) }
                .min { hours[$0.id, default: 0] < hours[$1.id, default: 0] }

            if let candidate {
                plan.assignments[shift.id] = candidate.id
                hours[candidate.id, default: 0] += shift.hours
            } else {
                plan.unassigned.append(shift.id)
            }
        }
        return plan
    }

    private func isEligible(_ worker: Worker, for shift: Shift, bookedHours: Int) -> Bool {
        if let skill = shift.requiredSkill, !worker.skills.contains(skill) {
            return false
        }
        return bookedHours + shift.hours <= worker.maxHours
    }
}
