internal import CodeModel
internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Which values may be absent on one side only?
  static let nullabilityDiffers = Check("nullability-differs") { twin in
    typeViolations("nullability-differs", [.nullability, .parameterNullability], in: twin) { difference, declaration in
      difference.parameter.isEmpty ? declaration.name : difference.parameter
    } values: { difference, crowd in
      [
        "name": difference.isInside ? "What is inside of \(crowd.text)" : crowd.text, "swift": difference.swiftText,
        "kotlin": difference.kotlinText,
        "side": difference.presentSide?.languageName ?? "",
        "nothing": difference.presentSide == .kotlin ? "null" : "nil",
      ]
    }
  }
}
