enum class EventType {
    DEFAULT,
    CRASH,
    TELEMETRY
}
