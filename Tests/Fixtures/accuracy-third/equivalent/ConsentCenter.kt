package com.privacykit.consent

import kotlin.properties.Delegates

enum class Purpose {
    ESSENTIAL, ANALYTICS, ADS, PERSONALIZATION;

    val bit: Int get() = 1 shl ordinal

    companion object {
        fun fromMask(mask: Int): Set<Purpose> =
            values().filterTo(mutableSetOf()) { mask and it.bit != 0 }
    }
}

fun Set<Purpose>.toMask(): Int = fold(0) { mask, purpose -> mask or purpose.bit }

interface ConsentStorage {
    fun loadMask(): Int?
    fun saveMask(mask: Int)
}

fun interface ConsentListener {
    fun onConsentChanged(old: Set<Purpose>, new: Set<Purpose>)
}

class ConsentCenter(private val storage: ConsentStorage) {

    var listener: ConsentListener? = null

    var granted: Set<Purpose> by Delegates.observable(
        Purpose.fromMask(storage.loadMask() ?: 0) + Purpose.ESSENTIAL
    ) { _, old, new ->
        if (old != new) {
            storage.saveMask(new.toMask())
            listener?.onConsentChanged(old, new)
        }
    }
        private set

    fun grant(vararg purposes: Purpose) {
        granted = granted + purposes
    }

    fun revoke(vararg purposes: Purpose) {
        granted = granted - purposes.toSet() + Purpose.ESSENTIAL
    }

    fun revokeAll() {
        granted = setOf(Purpose.ESSENTIAL)
    }

    fun allows(vararg purposes: Purpose): Boolean = granted.containsAll(purposes.asList())
}
