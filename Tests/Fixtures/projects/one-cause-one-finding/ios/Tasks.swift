/// What many functions give is a word of this side's: each of them may be missing by itself.
public struct Outcome {
//~           ^^^^^^^ missing-type: `Outcome` has no counterpart in Kotlin
    public let code: Int

    public func isFine() -> Bool {
        return code == 0
    }
}

public final class ScanTask {
    public func name() -> String {
        return "scan"
    }

    public func start(code: Int) -> Outcome {
    //~         ^^^^^ missing-member: `start(code:)` has no counterpart in Kotlin
        return Outcome(code: code)
    }

    public func retry(code: Int, delay: Int) -> Outcome {
    //~         ^^^^^ missing-member: `retry(code:delay:)` has no counterpart in Kotlin
        return Outcome(code: code + delay)
    }

    public func resume(code: Int) -> Outcome {
    //~         ^^^^^^ missing-member: `resume(code:)` has no counterpart in Kotlin
        return Outcome(code: code)
    }
}

public final class ReadTask {
    public func name() -> String {
        return "read"
    }

    public func open(code: Int) -> Outcome {
    //~         ^^^^ missing-member: `open(code:)` has no counterpart in Kotlin
        return Outcome(code: code)
    }

    public func refresh(code: Int) -> Outcome {
    //~         ^^^^^^^ missing-member: `refresh(code:)` has no counterpart in Kotlin
        return Outcome(code: code)
    }
}
