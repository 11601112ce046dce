internal import CGit2
internal import SourceModel

extension Commit {
  init(_ commit: borrowing Handle, name: CommitName, _ record: CommitRecord, files: [CommittedFile]) {
    let message = git_commit_message(commit.pointer).map { String(cString: $0) } ?? ""
    let signature = git_commit_author(commit.pointer)
    self.init(
      name: name,
      author: CommitAuthor(
        name: signature.map { String(cString: $0.pointee.name) } ?? "",
        email: signature.map { String(cString: $0.pointee.email) } ?? ""),
      authored: signature.map { Int($0.pointee.when.time) } ?? record.committed, committed: record.committed,
      subject: git_commit_summary(commit.pointer).map { String(cString: $0) } ?? "",
      body: git_commit_body(commit.pointer).map { String(cString: $0) } ?? "",
      trailers: Trailer.all(in: message), isMerge: record.parents.count > 1, files: files)
  }

  /// What the commit says that it brings over from the other side: the values of `Parity-Of:`.
  package var portedFrom: [String] { Trailer.lines(of: "parity-of", in: body) }

  /// The ids of commits, or their beginnings, that `portedFrom` names; they may stand in addresses.
  package var portedCommits: [String] {
    portedFrom.flatMap { value in
      value.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.filter { word in
        (7...40).contains(word.utf8.count) && word.allSatisfy(\.isHexDigit)
      }.map { $0.lowercased() }
    }
  }

  /// Why the commit says that the other side need not follow: the values of `Parity-Skip:`.
  package var skipReasons: [String] { Trailer.lines(of: "parity-skip", in: body) }
}

extension Trailer {
  /// Those in the last paragraph of a message, as git understands them.
  fileprivate static func all(in message: String) -> [Trailer] {
    var array = git_message_trailer_array()
    guard git_message_trailers(&array, message) == 0 else { return [] }
    defer { git_message_trailer_array_free(&array) }
    return (0..<array.count).map { position in
      let trailer = array.trailers[position]
      return Trailer(key: String(cString: trailer.key), value: String(cString: trailer.value))
    }
  }

  /// The values of lines `Key: value` anywhere in a message: where pull requests are squashed, the trailers of their
  /// commits end up in its middle. Lines that are indented continue the one before.
  /// - Parameter key: in lower case.
  fileprivate static func lines(of key: String, in body: String) -> [String] {
    var values: [String] = []
    var continues = false
    for line in body.split(whereSeparator: \.isNewline) {
      let text = line.trimming(while: \.isWhitespace)
      if line.first?.isWhitespace == true, continues, let last = values.popLast() {
        values.append(last + " " + text)
        continue
      }
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      continues = parts.count == 2 && parts[0].trimming(while: \.isWhitespace).lowercased() == key
      if continues { values.append(String(parts[1].trimming(while: \.isWhitespace))) }
    }
    return values
  }
}

extension Substring {
  fileprivate func trimming(while isUnwanted: (Character) -> Bool) -> Substring {
    let start = drop(while: isUnwanted)
    return start.lastIndex { !isUnwanted($0) }.map { start[...$0] } ?? start[start.endIndex...]
  }
}
