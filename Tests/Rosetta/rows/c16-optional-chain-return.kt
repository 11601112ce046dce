fun city(u: User?): String? = u?.address?.city
