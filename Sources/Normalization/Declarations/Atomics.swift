// private var isOpen = false     private val isOpen = AtomicBoolean(false)
// isOpen = true                  isOpen.set(true)
// if isOpen { close() }          if (isOpen.get()) { close() }
//
// What threads may read and write at once is a variable that holds the value. What reads and writes in one step, such as
// `compareAndSet`, stays what it is.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// Atomics that the file makes, and what it reads of them and writes to them.
  static let atomics = Pass("atomics") { unit, _ in
    guard unit.hasCall({ $0.atomicMaker($1) != nil }) else { return }
    // `fun open(isOpen: Boolean) { this.isOpen.set(isOpen) }`: such a parameter has none of an atomic's functions.
    let names = unit.names(
      ofType: { $0.atomicType($1) != nil }, orValue: { $0.atomicMaker($1) != nil }, besidesParameters: true)
    guard !names.isEmpty else { return }
    for root in unit.roots {
      for node in unit.tree.postorder(root) {
        switch unit.tree.kind(node) {
        case .call: unit.tree.writeOutAtomic(node, names)
        case .member: unit.tree.readAtomic(node, names)
        case .variable: unit.tree.unwrapAtomicLocal(node, names)
        // `fun open() = isOpen.set(true)` gives nothing.
        case .return where unit.tree.childCount(node) == 1 && unit.tree.kind(unit.tree.child(node, 0)) == .assign:
          unit.tree.become(node, unit.tree.child(node, 0), keepingRange: true)
        default: break
        }
      }
    }
    var declarations = unit.declarations
    unit.declarations = []
    for index in declarations.indices { declarations[index].unwrapAtomics(names, &unit.tree) }
    unit.declarations = declarations
  }
}

extension Declaration {
  /// `val isOpen = AtomicBoolean(false)` is `var isOpen = false`.
  fileprivate mutating func unwrapAtomics(_ names: Set<String>, _ tree: inout Tree) {
    for index in members.indices { members[index].unwrapAtomics(names, &tree) }
    guard kind == .property, names.contains(name), let value, let maker = tree.atomicMaker(value) else { return }
    type = type.flatMap { tree.heldType($0) } ?? tree.heldType(maker, of: value)
    self.value = tree.initialValue(maker, of: value)
    // Nobody else can put another atomic into a `val`; who may change what this one holds is nobody's to say.
    modifiers.insert(.mutable)
    if setterVisibility == nil { setterVisibility = .private }
  }
}

/// What each atomic holds, and starts with when nothing is said.
private enum Atomic: String {
  case boolean = "AtomicBoolean"
  case integer = "AtomicInteger"
  case shortInteger = "AtomicInt"
  case long = "AtomicLong"
  case reference = "AtomicReference"
  case shortBoolean = "AtomicBool"
  case managed = "ManagedAtomic"

  var held: String? {
    switch self {
    case .boolean, .shortBoolean: "Bool"
    case .integer, .shortInteger: "Int"
    case .long: "Long"
    case .reference, .managed: nil
    }
  }
}

extension Tree {
  fileprivate func atomicType(_ type: NodeID) -> Atomic? {
    kind(type) == .typeName ? Atomic(rawValue: lastComponent(of: label(type))) : nil
  }

  /// The atomic that `AtomicBoolean(false)`, `AtomicReference<String?>(null)` make.
  fileprivate func atomicMaker(_ value: NodeID) -> Atomic? {
    guard kind(value) == .call, childCount(value) <= 2, let name = calleeName(value) else { return nil }
    return Atomic(rawValue: name)
  }

  /// `String` of the type `AtomicReference<String>`.
  fileprivate mutating func heldType(_ type: NodeID) -> NodeID? {
    guard let atomic = atomicType(type) else { return nil }
    if let held = atomic.held { return add(.typeName, held, range: range(type)) }
    return children(type).first
  }

  fileprivate mutating func heldType(_ atomic: Atomic, of value: NodeID) -> NodeID? {
    if let held = atomic.held { return add(.typeName, held, marks: .synthesized, range: range(value)) }
    let callee = child(value, 0)
    return kind(callee) == .specialization && childCount(callee) == 2 ? child(callee, 1) : nil
  }

  fileprivate mutating func initialValue(_ atomic: Atomic, of call: NodeID) -> NodeID {
    if let value = argumentValues(call).first {
      let initial = duplicate(value)
      setRange(initial, range(call))
      return initial
    }
    switch atomic {
    case .boolean, .shortBoolean: return add(.boolean, "false", marks: .synthesized, range: range(call))
    case .integer, .shortInteger, .long: return add(.integer, "0", marks: .synthesized, range: range(call))
    case .reference, .managed: return add(.null, marks: .synthesized, range: range(call))
    }
  }

  fileprivate mutating func unwrapAtomicLocal(_ variable: NodeID, _ names: Set<String>) {
    guard childCount(variable) == 3, let maker = atomicMaker(child(variable, 2)),
      let name = boundName(child(variable, 0)), names.contains(name)
    else { return }
    let value = child(variable, 2)
    let type = child(variable, 1)
    if !isEmpty(type) { setChild(variable, 1, heldType(type) ?? addEmpty(at: Int(range(type).lower))) }
    setChild(variable, 2, initialValue(maker, of: value))
    setSoft(variable, "var")
  }

  private func isAtomic(_ node: NodeID, _ names: Set<String>) -> Bool {
    switch kind(node) {
    case .name: names.contains(label(node))
    case .member: kind(child(node, 0)) == .self && names.contains(label(node))
    default: false
    }
  }

  /// `x.value` of older atomics of Kotlin's own.
  fileprivate mutating func readAtomic(_ node: NodeID, _ names: Set<String>) {
    guard label(node) == "value", isAtomic(child(node, 0), names) else { return }
    become(node, child(node, 0), keepingRange: true)
  }

  /// `x.get()` is `x`, `x.set(v)` is `x = v`, `x.incrementAndGet()` is `++x`.
  fileprivate mutating func writeOutAtomic(_ call: NodeID, _ names: Set<String>) {
    guard let name = calleeName(call), let holder = callReceiver(call), isAtomic(holder, names) else { return }
    // Swift's say in which order memory is seen.
    let values = arguments(call).filter { soft($0) != "ordering" }.map { child($0, 0) }
    switch (name, values.count) {
    case ("get", 0), ("load", 0), ("getAcquire", 0), ("getPlain", 0): become(call, holder, keepingRange: true)
    case ("set", 1), ("store", 1), ("lazySet", 1), ("setRelease", 1), ("setPlain", 1):
      replace(call, .assign, "=", [holder, values[0]])
    case ("incrementAndGet", 0), ("incrementAndFetch", 0): replace(call, .prefix, "++", [holder])
    case ("decrementAndGet", 0), ("decrementAndFetch", 0): replace(call, .prefix, "--", [holder])
    case ("getAndIncrement", 0), ("fetchAndIncrement", 0): replace(call, .postfix, "++", [holder])
    case ("getAndDecrement", 0), ("fetchAndDecrement", 0): replace(call, .postfix, "--", [holder])
    default: break
    }
  }
}
