final class Store {
    var database: Database
    //~ ^^^^^^^^ mutability-differs: `database`, `channel` and 1 more
    var channel: ChannelId
    var settings: Settings

    init(database: Database, channel: ChannelId, settings: Settings) {
        self.database = database
        self.channel = channel
        self.settings = settings
    }
}
