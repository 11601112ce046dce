internal import Comparison
internal import Pairing

extension ComparedTwin {
  /// Below this share of equal code two files go by one name and are two programs: of 199 such findings that were read in
  /// eight pairs of repositories, 21 asked for something; of the other 521, 167 did.
  private static let leastSimilarity = 0.2
  /// Of fewer declarations one difference is most of what there is.
  private static let leastDeclarations = 4

  /// Whether two files that were only found to be counterparts have so little in common that what one of them lacks, or
  /// says otherwise in a body, is most likely no news. What a change brought is, and so is what somebody paired.
  var isHardlyAlike: Bool {
    let isMeant = twin.evidence.contains { [.given, .configured, .directive].contains($0) }
    return !isAboutChange && !isMeant && similarity < ComparedTwin.leastSimilarity
      && members.count + loneMembers.count + loneTypes.count >= ComparedTwin.leastDeclarations
  }
}
