public final class Flow {
    public func handleURL(_ text: String) -> Bool { text.isEmpty }
    public func openURL(_ text: String) -> Bool { !text.isEmpty }
    //~         ^^^^^^^ missing-member: openURL
}
