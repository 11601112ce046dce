/// One twin of a generated pair of code bases: the same number gives the same two texts everywhere.
///
/// Sizes and differences are drawn after what real twins show: half of the files have less than sixty lines and a few
/// have more than a thousand; one member in fifteen differs, and one file in eight has no counterpart.
struct GeneratedTwin {
  /// Which of the two code bases has the file.
  enum Presence {
    case both
    case swift
    case kotlin
  }

  let name: String
  let module: String
  let presence: Presence
  private let number: Int
  private let members: Int

  init(_ number: Int) {
    var dice = Dice(seed: UInt64(number))
    let nouns = GeneratedTwin.nouns
    let first = nouns[number % nouns.count]
    let second = nouns[number / nouns.count % nouns.count]
    let generation = number / (nouns.count * nouns.count * GeneratedTwin.roles.count)
    let role = GeneratedTwin.roles[number / (nouns.count * nouns.count) % GeneratedTwin.roles.count]
    name = first + second + (generation == 0 ? "" : "V\(generation)") + role
    // Of the kind of a team's modules: some forty files each.
    module = "\(nouns[number / 40 % nouns.count].lowercased())\(number / (40 * nouns.count))"
    self.number = number
    presence = dice.roll(16) == 0 ? .swift : dice.roll(16) == 0 ? .kotlin : .both
    // Skewed to small files, with a long tail.
    let share = dice.roll(1_000)
    members = 1 + share * share * share / 35_000_000 + (dice.roll(250) == 0 ? 90 : 0)
  }

  var swiftPath: String { "Sources/\(module)/\(name).swift" }
  var kotlinPath: String { "app/src/main/java/com/example/\(module)/\(name).kt" }

  /// - Parameter revisions: how often the file was added to since it was made.
  func swift(revisions: Int = 0) -> String {
    text(revisions, of: \.swift, "import Foundation\n\nfinal class \(name) {\n")
  }

  /// - Parameter revisions: how often the file was added to since it was made.
  func kotlin(revisions: Int = 0) -> String {
    text(revisions, of: \.kotlin, "package com.example.\(module)\n\nclass \(name) {\n")
  }

  private func text(_ revisions: Int, of language: KeyPath<GeneratedMember, String?>, _ head: String) -> String {
    var dice = Dice(seed: UInt64(number) << 20)
    var text = head
    for position in 0..<members + revisions {
      // What comes later is as the first rolls of each member decide, so that a revision adds and alters nothing.
      let member = GeneratedMember(position, of: name, isAlike: position >= members, nouns: GeneratedTwin.nouns, &dice)
      if let code = member[keyPath: language] { text += code + "\n" }
    }
    return text + "}\n"
  }

  private static let roles = ["", "Service", "Repository", "Mapper", "Store", "Policy", "Loader", "Formatter"]
  private static let nouns = [
    "Booking", "Lesson", "Player", "Court", "Match", "Payment", "Wallet", "Club", "Level", "Profile", "Chat", "Coach",
    "Season", "Ticket", "Refund", "Invoice", "Search", "Filter", "Region", "Photo", "Device", "Session", "Reward",
    "Address", "Receipt", "Voucher", "Channel", "Product", "Review", "Streak",
  ]
}

/// Numbers that look random and are the same everywhere: SplitMix64 (Steele, Lea, Flood, 2014).
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 0x1234_5678_9abc_def1 }

  /// From 0 up to, and without, a number of sides.
  mutating func roll(_ sides: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((mixed ^ (mixed >> 31)) % UInt64(sides))
  }
}
