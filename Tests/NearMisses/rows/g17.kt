fun id(): String = UUID.randomUUID().toString()
