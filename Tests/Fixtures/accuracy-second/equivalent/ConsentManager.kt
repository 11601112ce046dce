package io.beacon.consent

import java.util.UUID

enum class ConsentPurpose(val rawValue: String) {
    NECESSARY("necessary"),
    ANALYTICS("analytics"),
    PERSONALIZATION("personalization"),
    ADVERTISING("advertising"),
}

enum class ConsentStatus { UNKNOWN, GRANTED, DENIED }

typealias ConsentObserver = (ConsentPurpose, ConsentStatus) -> Unit

class ConsentManager(private val store: ConsentStore) {

    private val statuses = mutableMapOf<ConsentPurpose, ConsentStatus>()
    private val observers = mutableMapOf<UUID, ConsentObserver>()

    init {
        for (purpose in ConsentPurpose.entries) {
            store.load(purpose.rawValue)?.let { granted ->
                statuses[purpose] = if (granted) ConsentStatus.GRANTED else ConsentStatus.DENIED
            }
        }
    }

    fun status(purpose: ConsentPurpose): ConsentStatus =
        if (purpose == ConsentPurpose.NECESSARY) ConsentStatus.GRANTED
        else statuses[purpose] ?: ConsentStatus.UNKNOWN

    fun isGranted(purpose: ConsentPurpose): Boolean = status(purpose) == ConsentStatus.GRANTED

    val needsPrompt: Boolean
        get() = ConsentPurpose.entries.any { status(it) == ConsentStatus.UNKNOWN }

    fun update(purpose: ConsentPurpose, granted: Boolean) {
        if (purpose == ConsentPurpose.NECESSARY) return
        val newStatus = if (granted) ConsentStatus.GRANTED else ConsentStatus.DENIED
        if (statuses[purpose] == newStatus) return

        statuses[purpose] = newStatus
        store.save(granted, purpose.rawValue)
        observers.values.toList().forEach { it(purpose, newStatus) }
    }

    fun grantAll() = ConsentPurpose.entries.forEach { update(it, granted = true) }

    fun denyAll() = ConsentPurpose.entries.forEach { update(it, granted = false) }

    fun observe(observer: ConsentObserver): UUID =
        UUID.randomUUID().also { observers[it] = observer }

    fun removeObserver(token: UUID) {
        observers.remove(token)
    }
}
