package com.acme.health.appointments

data class Appointment(val id: Int, val doctor: String, val startsAt: Long)

interface AppointmentsSource {
    suspend fun upcoming(): List<Appointment>
    suspend fun cancel(id: Int)
}

class AppointmentsViewModel(private val source: AppointmentsSource) {

    sealed interface State {
        data object Loading : State
        data object Empty : State
        data class Content(val appointments: List<Appointment>) : State
        data class Error(val message: String) : State
    }

    var onState: ((State) -> Unit)? = null

    var state: State = State.Loading
        private set(value) {
            field = value
            onState?.invoke(value)
        }

    suspend fun load() {
        state = State.Loading
        val list = try {
            source.upcoming().sortedBy { it.startsAt }
        } catch (e: Exception) {
            emptyList()
        }
        state = if (list.isEmpty()) State.Empty else State.Content(list)
    }

    suspend fun cancel(appointment: Appointment) {
        try {
            source.cancel(appointment.id)
        } catch (e: Exception) {
            state = State.Error("The appointment could not be cancelled.")
            return
        }
        load()
    }
}
