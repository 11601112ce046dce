internal import SourceModel

/// What a file declares, by its words alone: the names that follow `class`, `fun`, `extension` and the like, but for what
/// is declared inside of functions. Nothing is parsed, so that thousands of files take milliseconds; a name too many, from
/// a comment for instance, does no harm.
struct DeclaredNames: Sendable {
  enum Kind: Int, Sendable {
    case type
    /// The type that is extended.
    case target
    /// A function or property at file level.
    case toplevel
    /// A function or property of a type, parameters of its constructor included.
    case member
    /// Not a name: there is a directive that names a counterpart.
    case directive
  }

  /// A name in its canonical form, as a number: names of one number are taken for equal.
  struct Name: Hashable, Sendable {
    let number: UInt64

    init(number: UInt64) { self.number = number }

    init(_ bytes: UnsafeRawBufferPointer) {
      // FNV-1a.
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in bytes where byte != UInt8(ascii: "_") && byte != UInt8(ascii: "`") {
        let lower = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
        hash = (hash ^ UInt64(lower)) &* 0x0000_0100_0000_01b3
      }
      number = hash
    }

    init(_ text: String) {
      var text = text
      self = text.withUTF8 { Name(UnsafeRawBufferPointer($0)) }
    }
  }

  /// Of types, extensions' targets, and what stands at file level; each name once, as the first of these that it is.
  private(set) var outer: [(kind: Kind, name: Name)] = []
  /// Each name once, without those of `outer`.
  private(set) var members: [Name] = []
  /// Whether a directive names a counterpart.
  private(set) var hasDirective = false

  var all: Set<Name> { Set(members).union(outer.map(\.name)) }
  /// Of `all`.
  var count: Int { members.count + outer.count }

  init() {}

  init(outer: [(kind: Kind, name: Name)], members: [Name], hasDirective: Bool) {
    (self.outer, self.members, self.hasDirective) = (outer, members, hasDirective)
  }

  init(_ bytes: [UInt8]) {
    var (types, targets, others, inner): ([Name], [Name], [Name], [Name]) = ([], [], [], [])
    bytes.withUnsafeBytes { bytes in
      DeclaredNames.scan(bytes) { kind, range in
        let name = Name(UnsafeRawBufferPointer(rebasing: bytes[range]))
        switch kind {
        case .type: types.append(name)
        case .target: targets.append(name)
        case .toplevel: others.append(name)
        case .member: inner.append(name)
        case .directive: hasDirective = true
        }
      }
    }
    var known: Set<Name> = []
    func isNew(_ name: Name) -> Bool { known.insert(name).inserted }
    for (kind, names) in [(Kind.type, types), (.target, targets), (.toplevel, others)] {
      outer += names.filter(isNew).map { (kind, $0) }
    }
    members = inner.filter(isNew)
  }

  /// The same as text, as it is spelt.
  static func spelt(in bytes: [UInt8]) -> [(kind: Kind, name: String)] {
    var found: [(Kind, String)] = []
    bytes.withUnsafeBytes { bytes in
      scan(bytes) { kind, range in found.append((kind, String(decoding: bytes[range], as: UTF8.self))) }
    }
    return found
  }

  /// The names that are written as those of types are, wherever they stand.
  static func mentionedTypes(in bytes: [UInt8]) -> Set<Name> {
    var found: Set<Name> = []
    bytes.withUnsafeBytes { bytes in
      var position = 0
      while position < bytes.count {
        guard isWord(bytes[position]) else {
          position += 1
          continue
        }
        let start = position
        while position < bytes.count, isWord(bytes[position]) { position += 1 }
        if bytes[start] >= UInt8(ascii: "A"), bytes[start] <= UInt8(ascii: "Z"), position - start > 1 {
          found.insert(Name(UnsafeRawBufferPointer(rebasing: bytes[start..<position])))
        }
      }
    }
    return found
  }

  /// The files and declarations that directives name as counterparts: `parity:twin path/to/File.kt`, `parity:twin A.b`.
  static func targetsOfDirectives(in bytes: [UInt8]) -> Set<Name> {
    guard DeclaredNames(bytes).hasDirective else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    let targets = text.split(separator: "parity:twin ").dropFirst().map { rest in
      String(rest.drop { $0 == " " }.prefix { !$0.isWhitespace && $0 != "(" })
    }
    return Set(
      targets.flatMap { target in
        Side(path: target) == nil ? target.split(separator: ".").map { Name(String($0)) } : [Name(stem(of: target))]
      })
  }

  // MARK: Scanning

  private enum Pending {
    case nothing, type, target, function, property
  }

  /// In what a place of the text lies.
  private struct Nesting {
    /// Of each open brace, whether it is a type's.
    private var braces: [Bool] = []
    private var bodies = 0
    /// Between the name of a type and its brace, how many parentheses are open.
    private var header: Int?

    /// What a function or property is that is declared here; `nil` inside of a function.
    var kind: Kind? {
      if bodies > 0 { return nil }
      return braces.isEmpty && (header ?? 0) == 0 ? .toplevel : .member
    }

    mutating func meet(_ keyword: Pending) {
      // A constructor's properties, and objects that are their defaults, leave its type's brace to come.
      if header ?? 0 == 0 { header = keyword == .type || keyword == .target ? 0 : nil }
    }

    mutating func openParenthesis() {
      if let open = header { header = open + 1 }
    }

    mutating func closeParenthesis() {
      if let open = header, open > 0 { header = open - 1 }
    }

    mutating func openBrace() {
      let isType = header == 0
      braces.append(isType)
      if isType { header = nil } else { bodies += 1 }
    }

    mutating func closeBrace() {
      if braces.popLast() == false { bodies -= 1 }
      if header == 0 { header = nil }
    }
  }

  @inline(__always)
  private static func scan(_ bytes: UnsafeRawBufferPointer, _ found: (Kind, Range<Int>) -> Void) {
    var position = 0
    var nesting = Nesting()
    var pending = Pending.nothing
    while position < bytes.count {
      let byte = bytes[position]
      guard isWord(byte) else {
        switch byte {
        case UInt8(ascii: "{"): nesting.openBrace()
        case UInt8(ascii: "}"): nesting.closeBrace()
        case UInt8(ascii: "("): nesting.openParenthesis()
        case UInt8(ascii: ")"): nesting.closeParenthesis()
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "`"):
          position += 1
          continue
        case UInt8(ascii: "<") where pending == .function || pending == .property:
          // Kotlin's type parameters stand before the name.
          position = behindBrackets(bytes, position)
          continue
        default: break
        }
        pending = .nothing
        position += 1
        continue
      }
      let start = position
      while position < bytes.count, isWord(bytes[position]) { position += 1 }
      // Not that of `notification.object as Order` or `Order::class`.
      let isQualified = start > 0 && (bytes[start - 1] == UInt8(ascii: ".") || bytes[start - 1] == UInt8(ascii: ":"))
      if !isQualified, let next = keyword(bytes, start, position) {
        pending = next
        nesting.meet(next)
        continue
      }
      if position - start == 6, isEqual(bytes, start, "parity"), position + 4 < bytes.count,
        isEqual(bytes, position, ":twin")
      {
        found(.directive, start..<position)
      }
      guard pending != .nothing else { continue }
      let end = position
      var next = end
      if next < bytes.count, bytes[next] == UInt8(ascii: "<") { next = behindBrackets(bytes, next) }
      if next < bytes.count, bytes[next] == UInt8(ascii: "?") { next += 1 }
      if next < bytes.count, bytes[next] == UInt8(ascii: "."), pending != .type {
        // `extension Outer.Inner`; of `fun Target.name()` both are told.
        if pending != .target { found(.target, start..<end) }
        position = next + 1
        continue
      }
      switch pending {
      case .type: found(.type, start..<end)
      case .target: found(.target, start..<end)
      case .function, .property: if let kind = nesting.kind { found(kind, start..<end) }
      case .nothing: break
      }
      pending = .nothing
    }
  }

  private static func behindBrackets(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int {
    var depth = 0
    var position = start
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      if bytes[position] == UInt8(ascii: "<") { depth += 1 }
      if bytes[position] == UInt8(ascii: ">") { depth -= 1 }
      position += 1
      if depth == 0 { return position }
    }
    return start + 1
  }

  /// Whether a byte is part of a name, in either language.
  @inline(__always)
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  @inline(__always)
  private static func keyword(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int) -> Pending? {
    func isWord(_ word: StaticString) -> Bool { isEqual(bytes, start, word) }
    switch (end - start, bytes[start]) {
    case (3, UInt8(ascii: "f")): return isWord("fun") ? .function : nil
    case (3, UInt8(ascii: "v")): return isWord("val") || isWord("var") ? .property : nil
    case (3, UInt8(ascii: "l")): return isWord("let") ? .property : nil
    case (4, UInt8(ascii: "f")): return isWord("func") ? .function : nil
    case (4, UInt8(ascii: "e")): return isWord("enum") ? .type : nil
    case (4, UInt8(ascii: "c")): return isWord("case") ? .property : nil
    case (5, UInt8(ascii: "c")): return isWord("class") ? .type : nil
    case (5, UInt8(ascii: "a")): return isWord("actor") ? .type : nil
    case (6, UInt8(ascii: "s")): return isWord("struct") ? .type : nil
    case (6, UInt8(ascii: "o")): return isWord("object") ? .type : nil
    case (8, UInt8(ascii: "p")): return isWord("protocol") ? .type : nil
    case (9, UInt8(ascii: "i")): return isWord("interface") ? .type : nil
    case (9, UInt8(ascii: "t")): return isWord("typealias") ? .type : nil
    case (9, UInt8(ascii: "e")): return isWord("extension") ? .target : nil
    default: return nil
    }
  }

  /// Whether a word of ASCII stands at a place that has room for it.
  @inline(__always)
  private static func isEqual(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ word: StaticString) -> Bool {
    for offset in 0..<word.utf8CodeUnitCount where bytes[start + offset] != word.utf8Start[offset] { return false }
    return true
  }
}
