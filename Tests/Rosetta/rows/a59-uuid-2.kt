data class Device(val id: Uuid)
