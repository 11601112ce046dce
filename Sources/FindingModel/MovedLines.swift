/// Where the lines of a side's files stand in another commit than the one that was read: a job checks the merge of a
/// change, and people talk about the change's own newest commit.
package struct MovedLines: Sendable, Hashable {
  /// Lines that stand in both commits one after the other. From 1.
  package struct Run: Sendable, Hashable {
    package var first: Int
    /// Where the first one stands in the other commit.
    package var there: Int
    package var count: Int

    package init(first: Int, there: Int, count: Int) {
      self.first = first
      self.there = there
      self.count = count
    }
  }

  /// The full id of the commit that was read; `nil` when nobody vouches for it.
  package var read: String?
  /// By path below the side's root, in order; a file that is not named is the same in both.
  package var files: [String: [Run]]

  package init(read: String?, files: [String: [Run]] = [:]) {
    self.read = read
    self.files = files
  }

  /// The line in the other commit; `nil` when that has no such line.
  package func line(_ line: Int, of path: String) -> Int? {
    guard let runs = files[path] else { return line }
    return runs.first { ($0.first..<$0.first + $0.count).contains(line) }.map { $0.there + line - $0.first }
  }
}
