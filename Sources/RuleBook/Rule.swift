package import FindingModel
package import SourceModel

/// What a rule document says: which check it asks, how loudly, and in what words.
package struct Rule: Sendable, Hashable {
  /// Kebab-case, the fault by name; equals the document's base name.
  package var id: String
  package var check: String
  /// What it is about, in kebab-case, for lists; empty for divergences.
  package var family: String
  package var severity: Severity
  /// One sentence for lists of rules.
  package var summary: String
  package var message: MessageTemplate
  /// What goes wrong for the users of the two apps.
  package var why: String
  /// What to do about it.
  package var instead: String
  /// How many findings in the same words are one habit, of which one speaks for all; `nil` where each speaks for itself.
  package var habit: Int?
  /// Settings of the check, by name, in the order of the document.
  package var options: [RuleOption]
  /// Operations that look alike and differ; empty for checks that know what they look for.
  package var operations: OperationTable
  /// Read from the document only when they are asked for, where it is one that this binary carries.
  package var examples: [RuleExample] { readExamples ?? RuleSet.embeddedExamples(at: path) }
  private var readExamples: [RuleExample]?
  /// Where the document stands: relative to the rules' folder, or as messages name a team's own.
  package var path: String

  package init(
    id: String, check: String, family: String = "", severity: Severity, summary: String, message: MessageTemplate,
    why: String, instead: String, habit: Int? = nil, options: [RuleOption],
    operations: OperationTable = OperationTable(), examples: [RuleExample]?, path: String
  ) {
    self.id = id
    self.check = check
    self.family = family
    self.severity = severity
    self.summary = summary
    self.message = message
    self.why = why
    self.instead = instead
    self.habit = habit
    self.options = options
    self.operations = operations
    readExamples = examples
    self.path = path
  }
}

extension Rule {
  /// Whether it is carried in the binary, and not of a team's own folder.
  package var isBuiltIn: Bool { RuleSet.embeddedPaths.contains(path) }

  /// The values of a setting; empty when the document does not give it.
  package func option(_ name: String) -> [String] { options.first { $0.name == name }?.values ?? [] }
}

/// One setting that a rule gives to its check.
package struct RuleOption: Sendable, Hashable {
  package var name: String
  /// One word is a list of one.
  package var values: [String]

  package init(name: String, values: [String]) {
    self.name = name
    self.values = values
  }
}

/// A pair of small sources that shows a rule at work; `parity explain` prints it and the tests run it.
package struct RuleExample: Sendable, Hashable {
  package var name: String
  /// With its markers; `nil` when the example is about a file that does not exist on this side.
  package var swift: String?
  package var kotlin: String?
  /// How the two stood before the change that the example is about; `nil` when it is about none.
  package var base: Base?
  /// The line of the document at which the example starts.
  package var line: Int
  /// The lines of the document at which the sources start.
  package var sourceLines: PerSide<Int>

  /// The two sources before a change.
  package struct Base: Sendable, Hashable {
    package var swift: String
    package var kotlin: String

    package init(swift: String, kotlin: String) {
      self.swift = swift
      self.kotlin = kotlin
    }
  }

  package init(
    name: String, swift: String? = nil, kotlin: String? = nil, base: Base? = nil, line: Int,
    sourceLines: PerSide<Int>? = nil
  ) {
    self.name = name
    self.swift = swift
    self.kotlin = kotlin
    self.base = base
    self.line = line
    self.sourceLines = sourceLines ?? PerSide(swift: line, kotlin: line)
  }

  /// The sources without marker lines, for readers, and the findings that the markers expect.
  package var marked: (swift: MarkedText?, kotlin: MarkedText?) {
    (swift.map { MarkedText($0) }, kotlin.map { MarkedText($0) })
  }

  /// Whether a rule is expected to speak.
  package func fires(_ rule: String) -> Bool {
    let marked = marked
    return [marked.swift, marked.kotlin].contains { $0?.expectations.contains { $0.rule == rule } == true }
  }
}
