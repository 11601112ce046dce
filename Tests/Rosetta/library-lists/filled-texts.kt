fun filled(street: String?, town: String?): Int = listOf(street, town).count { !it.isNullOrEmpty() }
