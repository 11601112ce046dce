final class Accounts {
    func account<T>(nestedType: T.Type) -> User<T> {
        return client.call("GET", make: { row in User.read(row) })
    }
}
