/// What the app shows of a guest.
public final class Guest {
    public let id: String
    public let displayName: String
    public let photo: String?
    public let isBlocked: Bool

    init(id: String, displayName: String, photo: String?, isBlocked: Bool) {
        self.id = id
        self.displayName = displayName
        self.photo = photo
        self.isBlocked = isBlocked
    }
}
