internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Where does the same code use different constants?
  static let literalDiffers = Check("literal-differs") { twin in
    bodyViolations("literal-differs", in: twin) { _, texts in
      ["swift": texts.swift, "kotlin": texts.kotlin]
    }
      + twin.strayLiterals.map { stray in
        Violation(
          check: "literal-differs",
          values: [
            "swift": twin.text(stray.swift, stray.swiftRange), "kotlin": twin.text(stray.kotlin, stray.kotlinRange),
          ], confidence: .high, member: twin.memberName(stray.swift), primary: twin.site(stray.swift, stray.swiftRange),
          counterpart: twin.site(stray.kotlin, stray.kotlinRange),
          identity: ["literal-differs", twin.identityPath(stray.swift), twin.identityPath(stray.kotlin)]
            + stray.identity.map(hexadecimal))
      }
  }
}
