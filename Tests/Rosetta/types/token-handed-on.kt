class Accounts {
    fun <T> account(nestedType: Class<T>): User<T> {
        return client.call("GET", make = { row -> User.read(row, nestedType) }, type = classOf())
    }
}
