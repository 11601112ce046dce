fun city(u: User?): String? { return u?.let { it.address.city } }
