// code.wholeMatch(of: /[A-Z]{3}-[0-9]+/)     Regex("[A-Z]{3}-[0-9]+").matchEntire(code)
//
// A pattern between slashes is a `Regex` of its text. One over several lines ignores blanks, and stays as it is.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let regexLiterals = Pass.nodes("regex literals", on: [.regex], ofSide: .swift) { tree, node in
    let (pattern, range) = (tree.label(node), tree.range(node))
    if pattern.contains(where: \.isNewline) { return }
    let part = tree.add(.text, pattern, range: range)
    let argument = tree.add(
      .argument, marks: .synthesized, range: range, [tree.add(.string, marks: .synthesized, range: range, [part])])
    tree.replace(node, .call, [tree.add(.name, "Regex", marks: .synthesized, range: range), argument])
  }
}
