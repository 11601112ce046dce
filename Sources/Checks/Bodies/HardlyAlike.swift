internal import Comparison
internal import Pairing
internal import SourceModel

extension ComparedTwin {
  /// Below this share of equal code two files go by one name and are two programs: of 199 such findings that were read in
  /// eight pairs of repositories, 21 asked for something; of the other 521, 167 did.
  private static let leastSimilarity = 0.2
  /// Of fewer declarations one difference is most of what there is.
  private static let leastDeclarations = 4

  /// Whether two files that were only found to be counterparts have so little in common that what one of them lacks, or
  /// says otherwise in a body, is most likely no news. What a change brought is, and so is what somebody paired.
  var isHardlyAlike: Bool {
    isFound && similarity < ComparedTwin.leastSimilarity
      && members.count + loneMembers.count + loneTypes.count >= ComparedTwin.leastDeclarations
  }

  /// Below this share of equal code, and with fewer counterparts than these, one file does much that the other leaves to files
  /// of its side: of 31 members said to be missing that were read there, none was.
  private static let leastSimilarityOfMembers = 0.35
  private static let fewMembers = 8

  /// Whether the file of the side that lacks a member has next to nothing of its own, so that what is missing there is
  /// most likely done elsewhere. Of two small files of one name the whole may well be what is missing.
  func isThin(on side: Side) -> Bool {
    let isSmall = members.count + loneMembers.count + loneTypes.count < ComparedTwin.fewMembers
    return isFound && similarity < ComparedTwin.leastSimilarityOfMembers && members.count < ComparedTwin.fewMembers
      && loneMembers.count { $0.declaration.side == side } < 2 && !(isSmall && twin.evidence.contains(.sameName))
  }

  /// Whether the two files were only found to be counterparts, and nothing is asked about a change.
  private var isFound: Bool {
    !isAboutChange && !twin.evidence.contains { [.given, .configured, .directive].contains($0) }
  }
}
