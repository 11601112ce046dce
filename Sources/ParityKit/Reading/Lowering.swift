package import CodeModel
internal import KotlinFrontend
package import SourceModel
internal import SwiftFrontend

/// Lowers a file with its language's front-end.
package func lower(_ file: SourceFile) -> SourceUnit {
  switch file.side {
  case .swift: lowerSwift(file)
  case .kotlin: lowerKotlin(file)
  }
}

extension SourceUnit {
  /// Whether so much of the file does not parse that nothing said about it would be worth reading.
  var isHopeless: Bool { brokenBytes * 20 > file.bytes.count }
}
