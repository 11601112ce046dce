func set(logger: Logger, other: Logger) {
  loggers.append(logger)
}
