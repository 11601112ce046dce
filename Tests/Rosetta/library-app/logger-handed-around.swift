final class Passkey {
  func signUp(id: String, logger: Logger?) -> String {
    if logger.isUnsafeEnabled {
      logger?.debug("id \(id)")
    } else {
      logger?.debug("sign up")
    }
    return Passkey.register(id, logger: logger)
  }

  static func register(_ id: String, logger: Logger?) -> String {
    config.logger?.info("registering")
    return id
  }
}
