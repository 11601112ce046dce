package com.example.fitness.training

open class TrainingPlan(val title: String, sessions: List<TrainingSession>) {
    private val _sessions = sessions.toMutableList()
    val sessions: List<TrainingSession> get() = _sessions.toList()

    private val _completedIds = mutableSetOf<String>()
    val completedIds: Set<String> get() = _completedIds.toSet()

    val totalMinutes: Int by lazy {
        _sessions.sumOf { it.minutes }
    }

    val completedMinutes: Int
        get() = _sessions
            .filter { it.id in _completedIds }
            .sumOf { it.minutes }

    val progressPercent: Int
        get() {
            if (totalMinutes <= 0) return 0
            return completedMinutes * 100 / totalMinutes
        }

    val nextSession: TrainingSession?
        get() = _sessions.firstOrNull { it.id !in _completedIds }

    fun add(session: TrainingSession) {
        if (_sessions.any { it.id == session.id }) return
        _sessions.add(session)
    }

    fun complete(id: String) {
        if (_sessions.none { it.id == id }) return
        _completedIds.add(id)
        if (progressPercent == 100) {
            didFinish()
        }
    }

    open fun didFinish() {}
}

class RewardedTrainingPlan(
    title: String,
    sessions: List<TrainingSession>,
    private val rewards: RewardService,
) : TrainingPlan(title, sessions) {

    override fun didFinish() {
        super.didFinish()
        rewards.grant(points = totalMinutes / 10, reason = title)
    }
}
