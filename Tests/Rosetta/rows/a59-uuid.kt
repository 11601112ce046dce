data class Device(val id: UUID)
