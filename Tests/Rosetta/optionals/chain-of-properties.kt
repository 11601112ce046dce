data class Address(val city: String)

data class User(val address: Address)

fun city(user: User?): String? {
    return user?.address?.city
}
