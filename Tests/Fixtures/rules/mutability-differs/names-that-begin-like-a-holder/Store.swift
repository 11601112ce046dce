public final class Store {
    public var database: Database
    //~        ^^^^^^^^ mutability-differs: `database`, `channel` and 1 more
    public var channel: ChannelId
    public var settings: Settings

    public init(database: Database, channel: ChannelId, settings: Settings) {
        self.database = database
        self.channel = channel
        self.settings = settings
    }
}
