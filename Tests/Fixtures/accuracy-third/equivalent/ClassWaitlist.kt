package com.gymdesk.classes

import java.lang.ref.WeakReference

interface ClassWaitlistListener {
    fun onPromoted(waitlist: ClassWaitlist, memberId: String)
    fun onChanged(waitlist: ClassWaitlist) = Unit
}

class ClassWaitlist(capacity: Int) {

    sealed interface JoinResult {
        data object Booked : JoinResult
        data class Waiting(val position: Int) : JoinResult
        data object AlreadyJoined : JoinResult
    }

    private var listenerRef: WeakReference<ClassWaitlistListener>? = null
    var listener: ClassWaitlistListener?
        get() = listenerRef?.get()
        set(value) {
            listenerRef = value?.let { WeakReference(it) }
        }

    var capacity = capacity
        private set

    private val _booked = mutableListOf<String>()
    val booked: List<String> get() = _booked.toList()

    private val _waiting = mutableListOf<String>()
    val waiting: List<String> get() = _waiting.toList()

    val freeSpots: Int get() = (capacity - _booked.size).coerceAtLeast(0)

    fun join(memberId: String): JoinResult {
        if (memberId in _booked || memberId in _waiting) return JoinResult.AlreadyJoined

        val result = if (freeSpots > 0) {
            _booked += memberId
            JoinResult.Booked
        } else {
            _waiting += memberId
            JoinResult.Waiting(position = _waiting.size)
        }
        listener?.onChanged(this)
        return result
    }

    fun leave(memberId: String) {
        when {
            _waiting.remove(memberId) -> Unit
            _booked.remove(memberId) -> promote()
            else -> return
        }
        listener?.onChanged(this)
    }

    /** Nobody loses a spot if the class becomes smaller. */
    fun changeCapacity(newCapacity: Int) {
        if (newCapacity == capacity) return
        capacity = newCapacity
        promote()
        listener?.onChanged(this)
    }

    private fun promote() {
        while (freeSpots > 0) {
            val memberId = _waiting.removeFirstOrNull() ?: return
            _booked += memberId
            listener?.onPromoted(this, memberId)
        }
    }
}
