struct Shift: Hashable {
    let person: Int64
    let startHour: Int
    let endHour: Int

    func overlaps(_ other: Shift) -> Bool {
        person == other.person && startHour < other.endHour && other.startHour < endHour
    }
}

/// Plans the weeks of a small team. Hours count from Monday, 00:00.
final class ShiftPlanner {

    private struct WeekPlan {
        var label: String
        var shifts: [Shift] = []
    }

    private var plans: [Int: WeekPlan] = [:]

    var plannedWeeks: [Int] {
        plans.keys.sorted()
    }

    func open(week: Int, label: String) {
        plans[week] = plans[week] ?? WeekPlan(label: label)
    }

    /// False if the week is not open or the person is busy already.
    @discardableResult
    func assign(_ shift: Shift, in week: Int) -> Bool {
        guard let plan = plans[week], !plan.shifts.contains(where: shift.overlaps) else {
            return false
        }
        plans[week]?.shifts.append(shift)
        return true
    }

    func unassign(person: Int64, in week: Int) {
        plans[week]?.shifts.removeAll { $0.person == person }
    }

    /// Starts a week from the plan of another one.
    @discardableResult
    func duplicate(_ source: Int, as target: Int, label: String) -> Bool {
        guard var copy = plans[source], source != target else { return false }
        copy.label = label
        plans[target] = copy
        return true
    }

    func label(of week: Int) -> String? {
        plans[week]?.label
    }

    func shifts(in week: Int) -> [Shift] {
        plans[week]?.shifts ?? []
    }

    func hours(of person: Int64, in week: Int) -> Int {
        shifts(in: week)
            .filter { $0.person == person }
            .reduce(0) { $0 + $1.endHour - $1.startHour }
    }
}
