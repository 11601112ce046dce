internal import SourceModel
internal import SwiftSyntax

/// Every comment of a file, in source order, without the line break behind it.
///
/// Looks for `//` and `/*` in the bytes and asks the tree which of them stand between tokens, since most tokens have no
/// comment and most slashes belong to one.
func comments(in file: SourceFileSyntax, bytes: [UInt8]) -> [ByteRange] {
  let slash = UInt8(ascii: "/")
  let star = UInt8(ascii: "*")
  var comments: [ByteRange] = []
  var offset = 0
  // The last token looked up; between its ends nothing needs to be asked again.
  var tokenLower = 0
  var tokenUpper = 0
  while offset + 1 < bytes.count {
    guard bytes[offset] == slash, bytes[offset + 1] == slash || bytes[offset + 1] == star else {
      offset += 1
      continue
    }
    if offset >= tokenUpper, let token = file.token(at: AbsolutePosition(utf8Offset: offset)) {
      tokenLower = token.positionAfterSkippingLeadingTrivia.utf8Offset
      tokenUpper = token.endPositionBeforeTrailingTrivia.utf8Offset
    }
    if tokenLower <= offset, offset < tokenUpper {
      offset = tokenUpper
      continue
    }
    let end = bytes[offset + 1] == slash ? endOfLine(bytes, offset) : endOfBlockComment(bytes, offset)
    comments.append(ByteRange(offset, end))
    offset = end
  }
  return comments
}

private func endOfLine(_ bytes: [UInt8], _ start: Int) -> Int {
  bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
}

/// Swift's block comments nest.
private func endOfBlockComment(_ bytes: [UInt8], _ start: Int) -> Int {
  var depth = 0
  var offset = start
  while offset + 1 < bytes.count {
    switch (bytes[offset], bytes[offset + 1]) {
    case (UInt8(ascii: "/"), UInt8(ascii: "*")):
      depth += 1
      offset += 2
    case (UInt8(ascii: "*"), UInt8(ascii: "/")):
      depth -= 1
      offset += 2
      if depth == 0 { return offset }
    default:
      offset += 1
    }
  }
  return bytes.count
}
