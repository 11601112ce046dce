internal import ArgumentParser
internal import ParityKit
internal import SourceModel

/// Whether all twins are compared, or what changed.
struct ChangeOptions: ParsableArguments {
  @Flag(help: "Look at what is about to be committed: the index of this repository against HEAD.")
  var staged = false

  @Flag(help: "With --staged: read both sides whole, and not only what the change may have to do with.")
  var thorough = false

  @Flag(help: "Look at the files as they lie on disk (default).")
  var worktree = false

  @Flag(help: "Look at all twins, whatever changed (default).")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Report what changed since this revision, on the side that this repository holds, or on both.", valueName: "rev"))
  var base: String?

  @Option(
    help: ArgumentHelp("Report what changed since this branch and the side's state parted.", valueName: "branch"))
  var mergeBase: String?

  @Option(help: ArgumentHelp("Report what the Swift side changed since this revision.", valueName: "rev"))
  var swiftBase: String?

  @Option(help: ArgumentHelp("Report what the Kotlin side changed since this revision.", valueName: "rev"))
  var kotlinBase: String?

  mutating func validate() throws {
    let given = [staged, base != nil, mergeBase != nil, swiftBase != nil || kotlinBase != nil].count { $0 }
    if given > 1 {
      throw ValidationError("--staged, --base, --merge-base and the bases of single sides exclude each other.")
    }
    if all, given > 0 { throw ValidationError("--all looks at everything; it takes no base.") }
    if thorough, !staged { throw ValidationError("--thorough goes with --staged.") }
    if staged, worktree { throw ValidationError("--staged and --worktree exclude each other.") }
  }

  /// Whether a change is asked for, and not everything.
  var isAsked: Bool { staged || [base, mergeBase, swiftBase, kotlinBase].contains { $0 != nil } }

  /// The sides whose changes are asked for.
  func sides(swift: String, kotlin: String) -> (staged: Set<Side>, bases: [Side: SideRequest.Base]) {
    let here = sidesHere(swift: swift, kotlin: kotlin)
    if staged { return (here, Dictionary(uniqueKeysWithValues: here.map { ($0, .revision("HEAD")) })) }
    let common = base.map { SideRequest.Base.revision($0) } ?? mergeBase.map { .mergeBase($0) }
    if let common { return ([], Dictionary(uniqueKeysWithValues: here.map { ($0, common) })) }
    var bases: [Side: SideRequest.Base] = [:]
    if let swiftBase { bases[.swift] = .revision(swiftBase) }
    if let kotlinBase { bases[.kotlin] = .revision(kotlinBase) }
    return ([], bases)
  }
}
