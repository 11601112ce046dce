import Testing

/// A source text that tests read; its name tells what it is rich in.
struct Fixture: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String

  var testDescription: String { name }
}

enum Fixtures {
  static let all = [declarations, statements, expressions, types, conditional]

  static let declarations = Fixture(
    name: "declarations",
    text: ##"""
      // A file full of declarations.
      import Foundation
      @testable import struct Booking.Court

      infix operator <+> : AdditionPrecedence
      precedencegroup Gentle { higherThan: AdditionPrecedence associativity: left assignment: true }

      @available(iOS 15.0, macOS 12, *)
      public final class Presenter<Output: View & Sendable, Item>: Base<Item>, Loading where Item: Hashable {
        @Published private(set) var count, limit: Int
        @Clamped(to: 0...10) var volume = 5 { willSet(next) { log(next) } didSet { log(oldValue) } }
        lazy var formatter: Formatter = { makeFormatter() }()
        static let shared = Presenter(limit: 3), fallback: Presenter? = nil
        let (width, height) = (640, 480)
        var title: String { prefix + "title" }
        weak var delegate: (any Delegate)?

        required init?(limit: Int = 10, _ unnamed: inout [String], with names: String..., work: @escaping () -> Void) {
          super.init(limit: limit)
        }
        convenience init() throws(Failure) { try self.init(limit: 4) }
        deinit { stop() }

        @discardableResult
        override func reload<Key: Comparable>(by key: Key, @Builder content: () -> Item) async throws
          -> Result<Key, any Error>
        where Key: Codable, Key.Raw == Item {
          fatal(#function)
        }

        subscript(index: Int, default fallback: @autoclosure () -> Item) -> Item {
          get { storage[index] }
          set(replacement) { storage[index] = replacement }
        }

        static func <+> (left: Presenter, right: Presenter) -> Presenter { left }
      }

      indirect enum Shape: String, CaseIterable {
        case circle = "o", square
        case polygon(Int, sides: [Double], _ hidden: Bool = false)
      }

      protocol Store<Element>: AnyObject {
        associatedtype Element: Hashable, Codable = Never where Element.ID == String
        var isEmpty: Bool { get }
        var last: Element? { get async throws }
        mutating func insert(_ element: Element, at position: Int)
        init(elements: Element...)
      }

      extension Array: Store where Element == Shape.Kind { typealias Pair<Other> = (Element, other: Other) }

      actor Counter { nonisolated let name = "counter" }

      struct Outer { struct Inner { enum Deep { case only } } }

      @freestanding(expression) macro stringify<Value>(_ value: Value) -> (Value, String) =
        #externalMacro(module: "M", type: "T")

      #Preview("Light") { Screen() }
      """##)

  static let statements = Fixture(
    name: "statements",
    text: ##"""
      func run(input: [Entry]) async throws {
        guard let first = input.first, var second = first.next, case .ready(let state) = second.state, state > 1
        else { return }
        if #available(iOS 16, *), let first { use(first) } else if let typed: Entry = second { use(typed) }
        else { stop() }
        while case let .some(item)? = queue.pop() { handle(item) }
        while let line = reader.next() { print(line) }
        repeat { tick() } while remaining > 0
        outer: for (index, var element) in input.enumerated() where index % 2 == 0 {
          for try await number: Int in numbers { total += number }
          for case .pair(_, let right) in pairs { continue outer }
          if index > 100 { break outer }
          break
        }
        switch state {
        case .idle, .paused where isOld: log("idle")
        case .running(let speed, since: 0...5) where speed > 3: fallthrough
        case let .failed(reason as Failure): throw reason
        case is Special: continueWork()
        case let (a, b?): pair(a, b)
        case Kind.major: break
        case "text", -1: break
        case nil: break
        @unknown default: break
        }
        do throws(LoadError) {
          defer { close() }
          try open()
        } catch let failure as NetworkError where failure.code == 404 {
          retry()
        } catch .timeout, Other.cancelled {
        } catch {
          report(error)
        }
        let (lower, upper) = bounds, size: Int = upper - lower
        async let image = load(url)
        weak var owner: Owner? = nil
        @Wrapper(key: "k") var wrapped = 1
        var computed: Int { get { lower } set(fresh) { store(fresh) } }
        func helper<Local: Sequence>(_ values: Local, times count: Int = 2) rethrows -> Local.Element? { values.first }
        struct Point: Equatable { var x = 0.5; let y: Double }
        enum Direction: Int { case up = 1, down }
        typealias Handler = (Result) -> Void
        return try await image
      }
      print("top level", 42)
      """##)

  static let expressions = Fixture(
    name: "expressions",
    text: ##"""
      let sum = 1 + 2 * factor - (offset << 3) % 0xFF, ratio = 1.5e3 / -scale
      let choice = flag && !other || ready ? left ?? middle ?? right : fallback as? Choice ?? standard
      let text = "a\(name)b \(value, format: .short)\n" + #"raw \#(inner) \d"# + """
        first \
        second
          third "quoted" \(tail)
        """
      let spans = [0..<count, start...end, ...top, bottom..., ..<limit]
      let table: [String: [Int]] = ["one": [1], "two": []], none: [Int: Int] = [:]
      let chained = service?.items[0]!.name.uppercased().first { $0 == "x" } ?? nil
      let closures = [
        { [weak self, unowned owner, copy = value] (item: Item, _ rest: Int...) async throws -> Bool in
          self?.check(item) },
        { first, _ in first }, { $0 + $1 },
      ]
      let trailing = animate(duration: 0.3) { move() } completion: { done in finish(done) }
      let types = [Int](repeating: 0, count: 3) + [Outer.Inner]().map(\.self) as [Any]
      let meta: [Any.Type] = [String.self, [Int].self, Outer.Inner.self, Generic<Int>.self, instance.self]
      let paths = [\Person.name.first, \.age, \Group<Int>.members[0]?.id, \.self]
      let special = Generic<Int, String>.make(), reference = perform(_:with:)
      let pattern = /ab+(?<name>c)/
      let macros = (#file, #line, #selector(Target.action), #keyPath(Person.name))
      let effects = try await fetch(try? decode(data), try! encode(body)) + extra
      let pairs = (first: 1, second: (2, 3)), unit = (), single = (grouped)
      let branch = if isOn { 1 } else if isOff { 2 } else { 3 }
      let mapped = switch mode { case .a: "A" case .b(let payload): payload default: "other" }
      func act() {
        _ = ignored
        total += 1
        swap(&left, &right)
        flags |= mask; level = try compute()
        super.act(); self.value = Self.initial; unsafePointer.pointee = consume token
        if shape is Circle, let round = shape as? Circle { draw(round as! Drawable) }
        object.method(_:); .init(x: 1); (closure)(argument); array[i, default: 0] += 1
        counter++; value~~
        _ = ~bits; each.map(transform)
      }
      """##)

  static let types = Fixture(
    name: "types",
    text: ##"""
      struct Types<each Pack, Value: ~Copyable> {
        var optional: Int?, forced: String!, nested: [[Key: Set<Item>?]]
        var function: (_ first: inout Int, Second, Third...) async throws -> (Fourth) -> Fifth
        var tuple: (x: Double, y: Double), empty: ()
        var composed: any Equatable & Hashable, opaque: some Collection<Element>
        var meta: Int.Type, proto: Shape.Protocol, qualified: Module.Outer<Arg>.Inner
        var attributed: @Sendable @MainActor () throws(Failure) -> Void
        var packs: (repeat each Pack), fixed: [3 of Byte]
        func expand(_ values: repeat each Pack, borrowed: borrowing Value, done: @autoclosure () -> Bool)
          -> some View { body }
        func constrain<A, B>(_ a: A) where A: Sequence, A.Element == B, B: AnyObject {}
      }
      extension Types where Value == Optional<Int> {}
      """##)

  static let conditional = Fixture(
    name: "conditional",
    text: ##"""
      #if canImport(UIKit) && !os(watchOS)
      import UIKit
      typealias Color = UIColor
      #elseif DEBUG
      struct Color { let red: Float }
      #else
      enum Color {}
      #endif

      final class Screen {
        #if DEBUG
        var inspector = Inspector()
          #if targetEnvironment(simulator)
          func simulate() { pretend() }
          #endif
        #else
        let tracker: Tracker? = nil
        #endif

        func show(_ mode: Mode) {
          #if os(iOS)
          present(controller, animated: true)
          #elseif os(macOS)
          window.open()
          #else
          let message = "unsupported platform"
          log(message)
          #endif
          switch mode {
          case .light: apply(light)
          #if FEATURE
          case .sepia(let strength): apply(sepia, strength)
          #endif
          default: break
          }
          list
            .padding(8)
            #if os(iOS)
            .navigationTitle("Title")
            #else
            .frame(width: 320)
            #endif
            .background(shade)
        }

        @available(*, deprecated, renamed: "show(_:)", message: "Use show")
        @objc(legacyShow:)
        func legacy(_ argument: Int) { argument.print() }
      }
      """##)
}
