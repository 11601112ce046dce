// view.inset(CGFloat(16))     view.inset(16f)
// let size = Int64(5)         val size = 5L
// bytes ?? 0 as Int64         bytes ?: 0
// s.lowercased() == "x"       s.equals("x", ignoreCase = true)
//
// A literal that is written as a call of its type is that literal, and so is a text in small letters in small letters.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let convertedLiterals = Pass.nodes("literals written as conversions", on: [.call]) { tree, node, _ in
    guard let name = tree.calleeName(node) else { return }
    let values = tree.argumentValues(node)
    let literal: NodeID
    if let receiver = tree.callReceiver(node) {
      guard values.isEmpty, name.hasPrefix("to") else { return }
      literal = receiver
    } else {
      guard values.count == 1, tree.soft(tree.child(node, 1)).isEmpty else { return }
      literal = values[0]
    }
    let digits = tree.kind(literal) == .prefix && tree.label(literal) == "-" ? tree.child(literal, 0) : literal
    guard tree.take(digits, as: name) else { return }
    tree.become(node, literal, keepingRange: true)
  }
}

extension Pass {
  static let castLiterals = Pass.nodes("literals that are told their type", on: [.cast], ofSide: .swift) { tree, node in
    guard tree.label(node) == "as", let value = tree.children(node).first, let type = tree.lastChild(node),
      tree.kind(type) == .typeName, tree.take(value, as: tree.label(type))
    else { return }
    tree.become(node, value, keepingRange: true)
  }
}

extension Pass {
  /// What a text would be in small letters that has no others: phrases ask for it of whatever is compared.
  static let loweredTexts = Pass.nodes("texts in small letters", on: [.call]) { tree, node, _ in
    guard tree.calleeName(node) == "lowercase", tree.childCount(node) == 1, let receiver = tree.callReceiver(node),
      let text = tree.plainText(receiver), text.utf8.allSatisfy({ $0 < 0x80 }), text == text.lowercased()
    else { return }
    tree.become(node, receiver, keepingRange: true)
  }
}

extension Tree {
  /// Takes a literal for a number of a type.
  ///
  /// - Returns: whether it may be one.
  fileprivate mutating func take(_ digits: NodeID, as type: String) -> Bool {
    switch kind(digits) {
    case .integer where fractional.contains(type):
      setKind(digits, .floating)
      return true
    case .floating: return fractional.contains(type)
    case .integer: return whole.contains(type)
    default: return false
    }
  }
}

private let fractional: Set<String> = ["Double", "Float", "CGFloat", "TimeInterval", "toDouble", "toFloat"]
private let whole: Set<String> = ["Int", "Int32", "Int64", "UInt", "UInt32", "UInt64", "toInt", "toLong"]
