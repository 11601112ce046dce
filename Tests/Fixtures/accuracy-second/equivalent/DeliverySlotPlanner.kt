package com.example.delivery.domain

import java.time.Duration
import java.time.Instant
import javax.inject.Inject

interface DeliverySlotRepository {
    suspend fun slots(zone: String): List<DeliverySlot>
    suspend fun reserve(slotId: String, orderId: String)
}

data class DeliverySlot(
    val id: String,
    val startsAt: Instant,
    val capacity: Int,
    val reserved: Int,
    val feeInCents: Int,
) {
    val isFull get() = reserved >= capacity
}

sealed class DeliveryPlanningException(message: String) : Exception(message) {
    class NoSlotAvailable : DeliveryPlanningException("no slot available")
}

interface DeliverySlotPlanner {
    suspend fun availableSlots(zone: String): List<DeliverySlot>
    suspend fun reserveEarliest(zone: String, orderId: String): DeliverySlot
}

class DeliverySlotPlannerImpl @Inject constructor(
    private val repository: DeliverySlotRepository,
    private val dateProvider: DateProvider,
) : DeliverySlotPlanner {

    override suspend fun availableSlots(zone: String): List<DeliverySlot> {
        val earliest = dateProvider.now + LEAD_TIME
        return repository.slots(zone)
            .filterNot { it.isFull || it.startsAt < earliest }
            .sortedWith(
                compareBy<DeliverySlot> { it.startsAt }
                    .thenBy { it.feeInCents }
                    .thenBy { it.id }
            )
    }

    override suspend fun reserveEarliest(zone: String, orderId: String): DeliverySlot {
        val slot = availableSlots(zone).firstOrNull()
            ?: throw DeliveryPlanningException.NoSlotAvailable()
        repository.reserve(slotId = slot.id, orderId = orderId)
        return slot
    }

    private companion object {
        val LEAD_TIME: Duration = Duration.ofHours(2)
    }
}
