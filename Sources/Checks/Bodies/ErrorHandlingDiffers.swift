internal import Comparison
internal import FindingModel
internal import SourceModel

extension Check {
  /// Where does one side handle or ignore an error, and the other not?
  static let errorHandlingDiffers = Check("error-handling-differs") { twin in
    bodyViolations("error-handling-differs", in: twin) { divergence, texts in
      let side = divergence.presentSide ?? .swift
      let (more, bare) = side == .swift ? (texts.swift, texts.kotlin) : (texts.kotlin, texts.swift)
      let (kind, name) =
        switch divergence.wrapping {
        case .attempt: ("errors are ignored in the counterpart of", bare)
        case .handler: ("errors are caught around the counterpart of", bare)
        case nil where divergence.presentSide == nil: ("what is caught here is", more)
        default: ("an error is handled by", more)
        }
      return ["kind": kind, "name": name, "side": side.languageName, "swift": texts.swift, "kotlin": texts.kotlin]
    }
  }
}
