public final class Desk {
    public func allow(_ roles: Set<String>) { guests.allow(roles) }
    //~               ^^^^^^^^^^^^^^^^^^^^ info parameter-type-differs

    public func count(_ roles: Set<String>) -> Int { roles.count }
    //~               ^^^^^^^^^^^^^^^^^^^^ parameter-type-differs
}
