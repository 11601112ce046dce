/// The members of a kind in the order of their declarations, and where the counterparts of Swift's stand.
struct MemberOrder {
  /// Positions among all members of the type.
  let swift: [Int]
  let kotlin: [Int]
  private let freeSwift: Set<Int>
  private let freeKotlin: Set<Int>
  /// A Kotlin member → where it stands among those of its kind.
  private let places: [Int: Int]
  private let partners: [Int: Int]

  init(swift: [Int], kotlin: [Int], free: (swift: Set<Int>, kotlin: Set<Int>), partners: [Int: Int]) {
    self.swift = swift
    self.kotlin = kotlin
    (freeSwift, freeKotlin) = free
    places = Dictionary(kotlin.enumerated().map { ($1, $0) }) { first, _ in first }
    self.partners = partners
  }

  /// Where the counterpart of what stands at a place among the Swift ones stands; the end for an end.
  func facingPlace(_ place: Int) -> Int? {
    if place < 0 { return -1 }
    return place == swift.count ? kotlin.count : partners[swift[place]].flatMap { places[$0] }
  }

  func isSwiftFree(_ place: Int) -> Bool { swift.indices.contains(place) && freeSwift.contains(swift[place]) }

  func isKotlinFree(_ place: Int) -> Bool { kotlin.indices.contains(place) && freeKotlin.contains(kotlin[place]) }
}

extension MemberPairing {
  func order(where isOfKind: (MemberFacts) -> Bool) -> MemberOrder {
    MemberOrder(
      swift: swift.indices.filter { isOfKind(swift[$0]) }, kotlin: kotlin.indices.filter { isOfKind(kotlin[$0]) },
      free: (Set(freeSwift), Set(freeKotlin)),
      partners: Dictionary(links.map { ($0.swift, $0.kotlin) }) { first, _ in first })
  }
}
