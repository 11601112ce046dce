/// What a node of a body or of a type is. Names are those of the Swift and Kotlin grammars.
///
/// The comment of each case gives its shape: what the `label` holds and which children it has, in order.
/// `label` decides equality; `soft` is kept for messages, checks and hazards and never decides equality.
/// A slot that the source leaves out holds an `empty` node (empty range at the place where it would stand), so that
/// the position of a child always tells its role.
package enum NodeKind: UInt8, Sendable, Hashable, CaseIterable {
  // MARK: Nothing

  /// An optional slot that the source leaves out.
  case empty
  /// A construct that a front-end does not know; label: its text. Counted by `parity normalize --stats`.
  case unmodeled
  /// Text that does not parse; label: its text. The enclosing declaration is marked incomplete.
  case incomplete

  // MARK: Names and literals

  /// label: identifier without back-ticks.
  case name
  /// label: the digits as spelt, with suffix.
  case integer
  /// label: the digits as spelt, with suffix.
  case floating
  /// children: `text` and `interpolation`, in order. An empty string has no children.
  case string
  /// label: decoded characters (escapes resolved, margin of Swift multi-line literals removed). A part of a `string`.
  case text
  /// children: expression, then the `argument`s of Swift's `\(a, b: c)`. A part of a `string`.
  case interpolation
  /// label: decoded character.
  case character
  /// label: `true` or `false`.
  case boolean
  /// `nil`, `null`.
  case null
  /// label: pattern as spelt.
  case regex
  /// `self`, `this`; label: the qualifier of `this@Outer`, else empty. Swift's `Self` is a `name`.
  case `self`
  /// `super`; label: the qualifier of `super<P>`, else empty.
  case `super`

  // MARK: Expressions

  /// `receiver.name`; label: member name. children: receiver. Kotlin `a?.b` is `member b (optionalChain a)`, as in Swift.
  case member
  /// `.name` without receiver (Swift); label: member name.
  case implicitMember
  /// The `?` after a receiver. children: operand.
  case optionalChain
  /// `x!`, `x!!`. children: operand.
  case force
  /// children: callee, then `argument`s. Trailing closures are arguments, in source order.
  case call
  /// soft: label or Kotlin argument name, else empty. children: value.
  case argument
  /// `base[i]`. children: base, then `argument`s.
  case index
  /// `f<Int>` without its call. children: expression, then types.
  case specialization
  /// label: operator before the operand (`!`, `-`, `+`, `~`, `++`, `--`, custom). children: operand.
  case prefix
  /// label: operator after the operand (`++`, `--`, custom; not `!`, `!!`, `?`). children: operand.
  case postfix
  /// label: operator as spelt, or the name of a Kotlin infix function (`to`, `until`, `in`, `!in`). children: left, right.
  case binary
  /// label: `=`, `+=`, … as spelt. children: target, value.
  case assign
  /// Swift `c ? a : b`. children: condition, then, else. (Kotlin's `if` expression is `if`.)
  case ternary
  /// label: `..<`, `...`, `..` as spelt. children: lower or `empty`, upper or `empty`.
  case range
  /// label: `as`, `as?`, `as!`. children: operand, type.
  case cast
  /// label: `is`, `!is`. children: operand, type.
  case typeTest
  /// A closure, lambda or anonymous function. children: `capture`s, `parameter`s, optionally `resultType`, last a `block`.
  /// soft: `fun` for an anonymous Kotlin function, else the Kotlin label (`name@{ }`) or empty.
  case lambda
  /// label: name; soft: `weak`, `unowned`, …. children: initial value or nothing.
  case capture
  /// A parameter inside a body or type; label: internal name or empty; soft: external label.
  /// children: type or `empty`, default value or `empty`. A destructuring lambda parameter has a third child, a pattern.
  case parameter
  /// children: type.
  case resultType
  /// `[a, b]`. children: elements.
  case list
  /// `[k: v]`. children: `entry`s.
  case map
  /// children: key, value.
  case entry
  /// `(a, b)`, two elements or more, or none. children: `argument`s. Redundant parentheses leave no node.
  case tuple
  /// `\Root.a.b`. children: the path as an expression; its innermost receiver is the root's name or `empty`.
  case keyPath
  /// `::f`, `Foo::bar`; label: member name (`init` for a constructor that is named so). children: receiver or `empty`.
  case reference
  /// `T.self`, `T::class`. children: the type as `typeName` …, or an expression.
  case metatype
  /// A type where an expression stands, as in `[Int]()`. children: type.
  case typeExpression
  /// label: `try`, `try?`, `try!`. children: expression.
  case `try`
  /// children: expression. (Swift only; Kotlin's `.await()` is a call.)
  case await
  /// `&x`. children: expression.
  case `inout`
  /// `*xs`. children: expression.
  case spread
  /// Kotlin `object : P { }`. children: one `declaration` with an empty label.
  case objectLiteral
  /// `#selector(f)`, `#file`; label: name without `#`. children: `argument`s.
  case macro

  // MARK: Statements

  /// children: statements.
  case block
  /// `let x: T = e`, `val x = e`; soft: `let` or `var` (Kotlin `val` is `let`), with `async` or `lazy` behind a space.
  /// children: pattern, type or `empty`, value or `empty`. A Kotlin delegate is a `delegate` in the value's slot.
  case variable
  /// Kotlin `by e`. children: expression.
  case delegate
  /// soft: label of `return@label`. children: value or nothing.
  case `return`
  /// children: value.
  case `throw`
  /// label: target label or empty.
  case `break`
  /// label: target label or empty.
  case `continue`
  case `fallthrough`
  /// children: condition, then-block, else (`block`, `if`, or `empty`). The condition is an expression, an
  /// `optionalBinding`, a `patternCondition`, an `availability`, or `conditions` when there are several.
  case `if`
  /// children: condition (as `if`), else-block.
  case `guard`
  /// Swift's comma-separated conditions. children: two conditions or more.
  case conditions
  /// `let x = e` in a condition; soft: `let` or `var`. children: pattern, value or `empty`.
  case optionalBinding
  /// `case pattern = e` in a condition. children: pattern, value.
  case patternCondition
  /// `#available(…)`, `#unavailable(…)`; label: text.
  case availability
  /// `switch`, `when`, as statement or expression. children: subject (expression, `variable` of `when (val x = e)`, or
  /// `empty`), then `arm`s.
  case `switch`
  /// children: `patterns`, guard or `empty`, `block`.
  case arm
  /// The alternatives of an arm or a catch. children: patterns. Without subject, Kotlin's conditions are `expressionPattern`s.
  case patterns
  /// `default`, `else`.
  case `default`
  /// children: pattern, sequence, `where` or `empty`, `block`. soft: `await`, `try await` or empty.
  case `for`
  /// children: condition (as `if`), `block`.
  case `while`
  /// `repeat { } while c`, `do { } while (c)`. children: `block`, condition.
  case doWhile
  /// label: the label. children: statement.
  case labeled
  /// Swift `do`, Kotlin `try`, as statement or expression. children: `block`, `catch`es, optionally `finally`.
  case `do`
  /// children: `patterns` (without children for a bare Swift `catch`), guard or `empty`, `block`.
  /// Kotlin `catch (e: X)` holds `typePattern as (binding e) X`.
  case `catch`
  /// children: `block`.
  case finally
  /// children: `block`.
  case `defer`
  /// `#if`. children: `clause`s.
  case conditionalCompilation
  /// label: condition as spelt, `else` for the last one. children: what stands inside.
  case clause

  // MARK: Patterns

  /// Binds a name; label: the name; soft: `let`, `var` or empty.
  case binding
  /// children: patterns, each wrapped in an `argument` (soft: tuple label).
  case tuplePattern
  /// `_`.
  case wildcard
  /// `.a(let x)`, `E.a(x)`; label: case name. children: qualifying type or `empty`, then `argument`s holding patterns;
  /// in a normal form possibly nothing.
  case casePattern
  /// An expression to equal. children: expression. Swift `.a` without payload is `expressionPattern (implicitMember a)`.
  case expressionPattern
  /// label: `is`, `!is`, or `as` when it binds. children: pattern or `empty`, type.
  case typePattern
  /// Swift `x?`. children: pattern.
  case optionalPattern
  /// Kotlin `in xs`, `!in xs` in an arm; label: `in` or `!in`. children: expression.
  case containmentPattern

  // MARK: Types

  /// label: name, dotted when qualified; soft: `some`, `any`, `out`, `in` or empty. children: type arguments.
  case typeName
  /// soft: `!` when implicitly unwrapped. children: type.
  case optionalType
  /// Swift `[T]`. children: type.
  case listType
  /// Swift `[K: V]`. children: key type, value type.
  case mapType
  /// soft: effects (`async`, `throws`, `suspend`), space-separated. children: `parameter`s, last the result type.
  /// A Kotlin receiver is the first parameter with soft `receiver`.
  case functionType
  /// children: `parameter`s.
  case tupleType
  /// `T.Type`. children: type.
  case metatypeType
  /// `P & Q`. children: types.
  case composition
  /// `*`.
  case starProjection

  // MARK: Local declarations

  /// A declaration inside a body, made by `Tree.embed(_:)`; label: name; soft: kind and modifiers.
  /// children: `parameter`s, `resultType`, supertypes, nested `declaration`s, `accessor`s, value or `block`.
  case declaration
  /// label: `get`, `set`, `willSet`, `didSet`. children: `parameter` or nothing, `block`.
  case accessor
}

extension NodeKind {
  /// The same number as `rawValue`, which other modules would have to call for.
  @inlinable
  package var number: UInt8 { unsafeBitCast(self, to: UInt8.self) }

  // Other modules cannot see through what the compiler would write here.
  @inlinable
  package static func == (left: NodeKind, right: NodeKind) -> Bool { left.number == right.number }
}

/// A set of kinds.
package struct NodeKinds: Sendable, Equatable, ExpressibleByArrayLiteral {
  /// The kinds below 64, and those above.
  @usableFromInline var bits: (low: UInt64, high: UInt64) = (0, 0)

  @inlinable
  package init(arrayLiteral kinds: NodeKind...) { for kind in kinds { insert(kind) } }

  @inlinable
  package mutating func insert(_ kind: NodeKind) {
    if kind.number < 64 { bits.low |= 1 << kind.number } else { bits.high |= 1 << (kind.number - 64) }
  }

  @inlinable @inline(__always)
  package func contains(_ kind: NodeKind) -> Bool {
    (kind.number < 64 ? bits.low >> kind.number : bits.high >> (kind.number - 64)) & 1 == 1
  }

  @inlinable
  package func isDisjoint(with other: NodeKinds) -> Bool {
    bits.low & other.bits.low == 0 && bits.high & other.bits.high == 0
  }

  package static func == (left: NodeKinds, right: NodeKinds) -> Bool { left.bits == right.bits }
}
