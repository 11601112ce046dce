internal import ArgumentParser
internal import ParityKit

/// The command line of a hook, as far as it says where to look.
///
/// ArgumentParser takes longer to read a command of forty options than a hook takes to see that nothing is staged, which
/// is what it sees most often. So the few arguments that hooks are called with are read here first.
struct HookArguments {
  private var isStaged = false
  /// By their options.
  private var values: [String: String] = [:]

  /// - Returns: `nil` for everything that says more, or says it otherwise: then ArgumentParser reads it.
  init?(_ arguments: some Sequence<String>) {
    var arguments = arguments.makeIterator()
    guard arguments.next() == CheckCommand.configuration.commandName else { return nil }
    while let argument = arguments.next() {
      switch argument {
      case "--staged": isStaged = true
      case "--strict", "--no-cache": break
      case "--config", "--swift", "--kotlin", "--cache-path":
        guard let value = arguments.next(), !value.hasPrefix("-") else { return nil }
        values[argument] = value
      default: return nil
      }
    }
    guard isStaged else { return nil }
  }

  /// Whether the next commit changes no source file, so that there is nothing to say.
  var haveNothingToSay: Bool {
    let configuration = values["--config"].map { Setup.ConfigurationSource.file($0) } ?? .search
    return !stagesSources(configuration, swift: values["--swift"], kotlin: values["--kotlin"])
  }
}
