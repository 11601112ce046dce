import Foundation

struct MedicationPlan: Equatable {
    let id: String
    var name: String
    var minutesOfDay: [Int]
    var isPaused = false
}

protocol ReminderScheduler {
    func schedule(planID: String, minuteOfDay: Int)
    func cancelAll(planID: String)
}

protocol PlanStorage {
    func load() -> [MedicationPlan]
    func save(_ plans: [MedicationPlan])
}

final class MedicationStore {
    private let scheduler: ReminderScheduler
    private let storage: PlanStorage
    private(set) var plans: [MedicationPlan]

    init(scheduler: ReminderScheduler, storage: PlanStorage) {
        self.scheduler = scheduler
        self.storage = storage
        plans = storage.load()
    }

    func upsert(_ plan: MedicationPlan) {
        if let index = position(of: plan.id) {
            plans[index] = plan
        } else {
            plans.append(plan)
        }
        refreshReminders(for: plan)
        storage.save(plans)
    }

    @discardableResult
    func delete(id: String) -> Bool {
        guard let index = position(of: id) else { return false }
        plans.remove(at: index)
        scheduler.cancelAll(planID: id)
        storage.save(plans)
        return true
    }

    @discardableResult
    func setPaused(_ isPaused: Bool, id: String) -> Bool {
        guard let index = position(of: id), plans[index].isPaused != isPaused else { return false }
        plans[index].isPaused = isPaused
        refreshReminders(for: plans[index])
        storage.save(plans)
        return true
    }

    private func refreshReminders(for plan: MedicationPlan) {
        scheduler.cancelAll(planID: plan.id)
        guard !plan.isPaused else { return }
        for minute in plan.minutesOfDay {
            scheduler.schedule(planID: plan.id, minuteOfDay: minute)
        }
    }

    private func position(of id: String) -> Int? {
        plans.firstIndex { $0.id == id }
    }
}
