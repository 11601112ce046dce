func crash(_ reason: String) -> Never { fatalError(reason) }
