fun key(id: UUID): String = id.toString()
