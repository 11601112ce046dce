class Store(
    val database: Database,
    val channel: ChannelId,
    val settings: Settings,
)
