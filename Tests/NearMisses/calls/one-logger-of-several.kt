fun set(logger: Logger, other: Logger) {
    loggers.add(other)
}
