/// What the protocol tells its implementation does not tell again.
public protocol CodeRoute {
    func signIn(loginId: String, options: String) async throws -> String
    //~                          ^^^^^^^^^^^^^^^ nullability-differs: `options` may be null in Kotlin only
    func verify(loginId: String, code: String) async throws
    //~  ^^^^^^ missing-member: `verify(loginId:code:)` has no counterpart in Kotlin
    func cancel(loginId: String) async throws
}
