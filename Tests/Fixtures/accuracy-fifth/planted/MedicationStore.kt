package se.dosett.plans

data class MedicationPlan(
    val id: String,
    val name: String,
    val minutesOfDay: List<Int>,
    val isPaused: Boolean = false,
)

interface ReminderScheduler {
    fun schedule(planId: String, minuteOfDay: Int)
    fun cancelAll(planId: String)
}

interface PlanStorage {
    fun load(): List<MedicationPlan>
    fun save(plans: List<MedicationPlan>)
}

class MedicationStore(
    private val scheduler: ReminderScheduler,
    private val storage: PlanStorage,
) {
    var plans: List<MedicationPlan> = storage.load()
        private set

    fun upsert(plan: MedicationPlan) {
        val index = indexOf(plan.id)
        plans = if (index < 0) plans + plan else plans.replacing(index, plan)
        refreshReminders(plan)
        storage.save(plans)
    }

    fun delete(id: String): Boolean {
        val index = indexOf(id)
        if (index < 0) return false
        plans = plans.filterIndexed { i, _ -> i != index }
        storage.save(plans)
        return true
    }

    fun setPaused(isPaused: Boolean, id: String): Boolean {
        val index = indexOf(id)
        val updated = plans.getOrNull(index)
            ?.takeIf { it.isPaused != isPaused }
            ?.copy(isPaused = isPaused)
            ?: return false
        plans = plans.replacing(index, updated)
        refreshReminders(updated)
        storage.save(plans)
        return true
    }

    private fun refreshReminders(plan: MedicationPlan) {
        scheduler.cancelAll(plan.id)
        if (plan.isPaused) return
        plan.minutesOfDay.forEach { scheduler.schedule(plan.id, it) }
    }

    private fun indexOf(id: String): Int = plans.indexOfFirst { it.id == id }

    private fun List<MedicationPlan>.replacing(index: Int, plan: MedicationPlan) =
        mapIndexed { i, old -> if (i == index) plan else old }
}
