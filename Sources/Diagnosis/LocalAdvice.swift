internal import CIReading
internal import GitReading
internal import SourceModel

func configurationAdvice(_ seen: Observations) -> [Advice] {
  switch seen.configuration {
  case .none:
    let words = "there is no .parity.yml here or above, so "
    // Where nobody names a side, both are taken to be here.
    guard seen.swift.path != seen.kotlin.path else {
      return [
        Advice(.note, "config", words + "both sides are looked for in `\(seen.swift.path)`", lines: ["parity init"])
      ]
    }
    let sides = "--swift \(shellQuoted(seen.swift.path)) --kotlin \(shellQuoted(seen.kotlin.path))"
    return [
      Advice(.note, "config", words + "the sides are what the command line says", lines: ["parity init " + sides])
    ]
  case .found(let path, let problems):
    return [Advice(.good, "config", path)] + problems.map { Advice(.note, "config", words($0), lines: hint($0)) }
  case .broken(let problems):
    return problems.filter { $0.severity == .error }.map { Advice(.trouble, "config", words($0), lines: hint($0)) }
  }
}

func gitAdvice(_ seen: Observations) -> [Advice] {
  [(Side.swift, seen.swift), (.kotlin, seen.kotlin)].flatMap { side, facts -> [Advice] in
    let name = "\(side.languageName): \(facts.path)"
    switch facts.place {
    case .absent:
      return [
        Advice(.trouble, "git", "\(name) does not exist", lines: remedy(.side(side, root: facts.path), seen.job))
      ]
    case .remote(let address):
      return [
        Advice(
          .note, "git", "\(side.languageName): fetched from \(address), which is not tried here; `parity pairs` does")
      ]
    case .unreadable(let problem):
      return [Advice(.trouble, "git", "\(side.languageName): \(problem.message)", lines: hint(problem))]
    case .folder:
      return [
        Advice(.note, "git", "\(name) is a plain folder: it can be compared, but it has no changes and no history")
      ]
    case .repository(let state):
      return [repository(state, name, path: facts.path, seen)]
    }
  }
}

private func repository(_ state: RepositoryState, _ name: String, path: String, _ seen: Observations) -> Advice {
  guard let commit = state.shortCommit else {
    return Advice(
      .trouble, "git", "\(name) has no commit yet, so no revision of it can be compared",
      lines: ["git -C \(shellQuoted(path)) commit"])
  }
  let place = "\(name), \(state.branch.map { "branch \($0)" } ?? "no branch") at \(commit)"
  if state.isShallow {
    return Advice(
      .note, "git", "\(place), cut off in its history: `parity drift` needs all of it, and a base may be missing",
      lines: [.gitHub, .gitLab].contains(seen.job.provider)
        ? remedy(.history(isWhole: true), seen.job) : ["git -C \(shellQuoted(path)) fetch --unshallow"])
  }
  return Advice(
    state.isBare ? .note : .good, "git", state.isBare ? "\(place), bare: it has no work tree and no index" : place)
}

func twinAdvice(_ seen: Observations) -> [Advice] {
  guard let pairs = seen.pairs else {
    return [Advice(.note, "twin", "not looked for, because of what stands above")]
  }
  let errors = pairs.problems.map { Advice(.trouble, "twin", words($0), lines: hint($0)) }
  let lone = pairs.unpairedSwift + pairs.unpairedKotlin
  let counts = "\(pairs.twins) twins, \(pairs.unpairedSwift) Swift and \(pairs.unpairedKotlin) Kotlin files without one"
  if pairs.twins == 0 {
    if !errors.isEmpty { return errors }
    return [
      Advice(
        .trouble, "twin",
        lone == 0 ? "neither side has a file to compare; is `include` too narrow?" : "no twins: \(counts)",
        lines: lone == 0 ? [] : ["parity pairs --unpaired"])
    ]
  }
  // A tree of which most has no twin is seldom meant so.
  if lone > 2 * pairs.twins {
    return errors + [Advice(.note, "twin", counts, lines: ["parity pairs --unpaired"])]
  }
  return errors + [Advice(.good, "twin", counts)]
}

func words(_ problem: Problem) -> String {
  let position = problem.position.map { ":\($0.line):\($0.column)" } ?? ""
  return (problem.path.map { "\($0)\(position): " } ?? "") + problem.message
}

func hint(_ problem: Problem) -> [String] {
  guard let hint = problem.hint else { return [] }
  // Where a hint names a command, that is the line to paste.
  let parts = hint.split(separator: "`", omittingEmptySubsequences: false)
  let command = parts.indices.first { $0 % 2 == 1 && parts[$0].hasPrefix("git ") }
  return [command.map { String(parts[$0]) } ?? hint]
}
