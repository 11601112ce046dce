package com.example.shop.orders.mapper

import java.time.Instant
import javax.inject.Inject

class OrderMapper @Inject constructor() {

    fun map(dto: OrderDto): Order? {
        val id = dto.id?.takeIf { it.isNotEmpty() } ?: return null
        return Order(
            id = id,
            number = dto.number ?: id,
            status = mapStatus(dto.status),
            currency = dto.currency?.uppercase() ?: CURRENCY_DEFAULT,
            placedAt = Instant.ofEpochSecond(dto.placedAt),
            lines = dto.lines.orEmpty().mapNotNull(::mapLine),
            shippingAddress = dto.address?.let(::mapAddress),
            note = dto.note?.takeUnless { it.isEmpty() },
        )
    }

    fun map(dtos: List<OrderDto>): List<Order> = dtos.mapNotNull { map(it) }

    private fun mapStatus(raw: String?): Order.Status = when (raw) {
        "new", "pending" -> Order.Status.PENDING
        "paid" -> Order.Status.PAID
        "shipped", "in_transit" -> Order.Status.SHIPPED
        "delivered" -> Order.Status.DELIVERED
        "cancelled", "refunded" -> Order.Status.CANCELLED
        else -> Order.Status.UNKNOWN
    }

    private fun mapLine(dto: OrderLineDto): Order.Line? {
        val sku = dto.sku ?: return null
        if (dto.quantity <= 0) return null
        return Order.Line(
            sku = sku,
            name = dto.name ?: sku,
            quantity = dto.quantity,
            unitPrice = dto.unitPrice,
            total = dto.total ?: (dto.unitPrice * dto.quantity),
        )
    }

    private fun mapAddress(dto: AddressDto): Address {
        val lines = listOfNotNull(dto.street, dto.extra)
            .filter { it.isNotEmpty() }
        return Address(
            name = "${dto.firstName} ${dto.lastName}",
            lines = lines,
            zip = dto.zip,
            city = dto.city,
            countryCode = dto.country ?: "DE",
        )
    }

    private companion object {
        const val CURRENCY_DEFAULT = "EUR"
    }
}
