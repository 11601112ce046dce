package import Comparison
package import FindingModel

/// One question about one compared twin; a pure value.
package struct Check: Sendable {
  /// As rule documents name it.
  package let name: String
  private let ask: @Sendable (ComparedTwin) -> [Violation]

  init(_ name: String, _ ask: @escaping @Sendable (ComparedTwin) -> [Violation]) {
    self.name = name
    self.ask = ask
  }

  /// In source order.
  package func violations(in twin: ComparedTwin) -> [Violation] { ask(twin) }
}

/// Every check of this version that looks at one twin, declarations first.
package let allChecks: [Check] = [
  .missingType, .kindDiffers, .supertypeDiffers, .missingOverrideOfEquality, .missingMember, .missingCase, .nameDiffers,
  .systematicRename, .missingParameter, .parameterTypeDiffers,
  .returnTypeDiffers,
  .nullabilityDiffers, .narrowerVisibility, .mutabilityDiffers, .effectsDiffer, .defaultValueDiffers,
  .parameterOrderDiffers, .conditionDiffers, .literalDiffers,
  .rawValueDiffers, .storedNameDiffers, .callDiffers, .statementMissing, .controlFlowDiffers, .wrappedOnOneSide,
  .orderDiffers,
  .mappingDiffers, .errorHandlingDiffers, .concurrencyDiffers, .statementDiffers, .unreachableOnOneSide,
  .unusedOnOneSide,
  .bodyDiffers,
]

/// The names of all checks, `missing-file` included, which looks at a whole mapping.
package let checkNames: [String] = ["missing-file"] + allChecks.map(\.name)
