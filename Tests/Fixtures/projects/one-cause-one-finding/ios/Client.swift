public final class Client {
    public func start(id: String, refreshJwt: String?, options: Options?) -> Answer {
    //~                           ^^^^^^^^^^^^^^^^^^^ missing-parameter: `refreshJwt` has no counterpart in Kotlin, and `origin` has none in Swift
        return post("start", id, options)
    }

    // One word in common, and what may be absent on one side only.
    public func finish(id: String, userToken: String?, options: Options?) -> Answer {
    //~                            ^^^^^^^^^^^^^^^^^^ nullability-differs: `userToken` may be nil in Swift only
        return post("finish", id, userToken, options)
    }

    // The only thing that it takes.
    public func send(_ text: String?) -> Answer {
    //~ nullability-differs: `text` may be nil in Swift only
        return post("send", text)
    }
}
