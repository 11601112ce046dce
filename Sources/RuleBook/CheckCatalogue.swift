/// Which checks a rule may name, and which placeholders each of them fills.
///
/// Rule documents are decoded without the checks themselves, so that this room stays independent of how code is
/// compared. A check that comes into `Checks` gets its line here.
package struct CheckCatalogue: Sendable {
  /// Placeholders by check.
  private let facts: [String: Set<String>]

  /// In alphabetical order.
  package let names: [String]

  package init(_ facts: [String: Set<String>]) {
    self.facts = facts
    names = facts.keys.sorted()
  }

  /// The placeholders that a check always fills; `nil` for an unknown check.
  package func placeholders(of check: String) -> Set<String>? { facts[check] }

  private static let changeFacts: Set<String> = ["side", "other", "name", "kind", "before", "after", "still", "answer"]

  /// The checks of this version of the tool.
  package static let builtIn = CheckCatalogue([
    "missing-file": ["name", "side"],
    "missing-type": ["name", "kind", "side"],
    "missing-member": ["name", "kind", "side", "more"],
    "missing-case": ["name", "side", "more"],
    "name-differs": ["swift", "kotlin", "kind"],
    "systematic-rename": ["swift", "kotlin", "count"],
    "missing-parameter": ["name", "side", "how"],
    "parameter-type-differs": ["what", "name", "are", "swift", "kotlin"],
    "return-type-differs": ["name", "give", "swift", "kotlin"],
    "nullability-differs": ["name", "swift", "kotlin", "side", "nothing"],
    "effects-differ": ["name", "kind", "effect", "side"],
    "default-value-differs": ["name", "swift", "kotlin", "how"],
    "parameter-order-differs": ["name", "swift", "kotlin"],
    "condition-differs": ["swift", "kotlin"],
    "literal-differs": ["swift", "kotlin", "more"],
    "call-differs": ["swift", "kotlin"],
    "statement-missing": ["name", "side", "how"],
    "control-flow-differs": ["swift", "kotlin", "how"],
    "statement-differs": ["swift", "kotlin"],
    "unreplicated-change": changeFacts,
    "unreplicated-addition": changeFacts,
    "unreplicated-deletion": changeFacts,
    "unreplicated-rename": changeFacts,
    "conflicting-change": changeFacts,
    "unanswered-change": ["side", "other", "name"],
    "one-sided-change": ["side", "other", "name", "names"],
    "unknown-vocabulary": ["side", "other", "names"],
    "unexplained-directive": ["directive"],
    "unused-directive": ["directive", "rules"],
    "expired-directive": ["directive", "day"],
    "kind-differs": ["name", "swift", "kotlin"],
    "supertype-differs": ["name", "other", "side"],
    "missing-override-of-equality": ["name", "side", "other", "how"],
    "narrower-visibility": ["name", "swift", "kotlin"],
    "mutability-differs": ["name", "side"],
    "unreachable-on-one-side": ["name", "side"],
    "unused-on-one-side": ["name", "property", "side", "other"],
    "raw-value-differs": ["swift", "kotlin"],
    "stored-name-differs": ["name", "swift", "kotlin"],
    "wrapped-on-one-side": ["name", "code", "side"],
    "mapping-differs": ["name", "how"],
    "order-differs": ["name", "other"],
    "error-handling-differs": ["kind", "name", "side"],
    "concurrency-differs": ["kind", "code", "name", "side"],
    "body-differs": ["name", "percent", "count", "words"],
    "operation-on-one-side": ["code", "does", "name", "side", "other"],
    "operations-differ": ["swift", "kotlin", "swiftWay", "kotlinWay"],
    "struct-copy-becomes-alias": ["name", "what", "original", "swift", "kotlin"],
    "collection-alias-mutation": ["name", "what", "original", "swift", "kotlin"],
    "sort-in-place-vs-copy": ["name", "swiftWay", "how", "swift", "kotlin"],
    "parameter-mutated-in-place": ["name", "swift", "kotlin"],
    "inout-parameter-lost": ["name", "swift", "kotlin"],
    "value-type-becomes-reference": ["name", "property", "count", "kind"],
    "missing-value-equality": ["name"],
    "array-field-identity-equality": ["name", "property"],
    "equality-scope-mismatch": ["name", "how"],
    "observer-not-fired": ["name", "how", "swift", "kotlin"],
    "exposed-live-collection": ["name", "swift", "kotlin"],
    "kept-collection-shared": ["name", "property"],
    "capture-by-value": ["name", "swift", "kotlin"],
    "non-local-return": ["name", "how", "swift", "kotlin"],
    "idle-lambda": ["name", "how", "swift", "kotlin"],
    "idle-sequence": ["name", "how", "lazy", "eager", "swift", "kotlin"],
    "lock-reentrancy": ["name", "how", "swift", "kotlin"],
    "format-specifiers": ["code", "how"],
    "lopsided-comparators": ["name", "swift", "kotlin"],
    "receiver-shadows": ["name", "receiver", "swift", "kotlin"],
    "slice-indices": ["slice", "swift", "kotlin"],
    "signed-bytes": ["how", "swift", "kotlin"],
    "arithmetic-shift": ["swift", "kotlin"],
    "null-texts": ["swift", "kotlin"],
    "merged-maps": ["swiftWinner", "kotlinWinner", "swift", "kotlin"],
    "break-inside-when": ["name", "swiftWay", "how", "swift", "kotlin"],
    "let-elvis-run-else": ["name", "how", "swift", "kotlin"],
    "pattern-binding-lost": ["name", "how", "swift", "kotlin"],
    "conditional-binding-hoisted": ["name", "how", "swift", "kotlin"],
    "range-formation-trap": ["name", "side", "how", "swift", "kotlin"],
    "mutate-while-iterating": ["name", "how", "swift", "kotlin"],
    "callback-while-iterating": ["name", "call", "swift", "kotlin"],
    "throwing-call-unprotected": ["name", "swiftWay", "how", "swift", "kotlin"],
    "broad-catch-swallows": ["name", "how", "swift", "kotlin"],
    "unstructured-task-errors": ["name", "swiftWay", "how", "swift", "kotlin"],
    "main-queue-hop-order": ["name", "how", "swift", "kotlin"],
    "int-width": ["name", "how", "swift", "kotlin"],
    "int-overflow": ["name", "how", "swift", "kotlin"],
    "positional-argument-swap": ["name", "how", "swift", "kotlin"],
    "computed-property-stored": ["name", "how", "swift", "kotlin"],
    "protocol-extension-dispatch": ["name", "swiftWay", "how", "swift", "kotlin"],
    "init-order-virtual-call": ["name", "how", "swift", "kotlin"],
    "serializer-defaults": ["name", "how", "swift", "kotlin"],
    "decoded-defaults": ["name", "swift", "kotlin"],
    "coding-key-left-out": ["name", "how", "swift", "kotlin"],
    "stateflow-conflation": ["name", "how", "swift", "kotlin"],
    "default-subscript-not-stored": ["swift", "kotlin", "swiftWay", "kotlinWay"],
    "json-number-bridging": ["swift", "kotlin", "swiftWay", "kotlinWay"],
    "generic-cast-erasure": ["swift", "kotlin", "swiftWay", "kotlinWay"],
    "dict-assign-nil": ["name", "how", "swift", "kotlin"],
    "hash-iteration-order": ["name", "how", "swift", "kotlin"],
    "enum-raw-value-mapping": ["name", "how", "swift", "kotlin"],
    "interpolated-type": ["name", "how", "swift", "kotlin"],
    "weak-capture-dropped": ["name", "how", "swift", "kotlin"],
    "date-formatter-dialect": ["name", "how", "swift", "kotlin"],
    "default-arguments-dispatch": ["name", "how", "swift", "kotlin"],
  ])
}
