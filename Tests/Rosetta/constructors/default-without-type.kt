class Stay(val id: UUID = UUID.randomUUID())
