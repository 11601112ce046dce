package track.parcelo.shipment

enum class ShipmentState(val title: String) {
    ANNOUNCED("Label created"),
    IN_TRANSIT("On its way"),
    OUT_FOR_DELIVERY("Arriving today"),
    DELIVERED("Delivered"),
    RETURNED("Sent back"),
    UNKNOWN("Status unavailable");

    val isOpen: Boolean
        get() = this != DELIVERED && this != RETURNED

    companion object {
        /** Maps the event codes of the carriers we support. */
        fun fromCarrierCode(carrierCode: String): ShipmentState =
            when (carrierCode.trim().uppercase()) {
                "ANN", "PRE" -> ANNOUNCED
                "TRN", "HUB", "CUS" -> IN_TRANSIT
                "OFD" -> OUT_FOR_DELIVERY
                "DLV", "POD" -> DELIVERED
                "RTS", "REF" -> RETURNED
                else -> UNKNOWN
            }
    }
}

data class Shipment(val id: String, val eventCodes: List<String>) {

    /** The newest event that means something to us. */
    val state: ShipmentState
        get() = eventCodes.asReversed().asSequence()
            .map { ShipmentState.fromCarrierCode(it) }
            .firstOrNull { it != ShipmentState.UNKNOWN }
            ?: ShipmentState.UNKNOWN
}
