internal import SwiftOperators
internal import SwiftSyntax

/// How infix operators bind: the standard library's, and those that the file declares itself.
///
/// An operator of another file is unknown here. It binds as Kotlin's infix functions do, tighter than comparisons and
/// looser than ranges; one that ends in `=` and does not compare binds as an assignment.
struct InfixOperators {
  /// How tightly an operator binds, and to which side among its equals.
  struct Binding {
    var rank: Int
    var isRightAssociative = false
    var isAssignment = false
  }

  static let casting = Binding(rank: 90)
  static let ternary = Binding(rank: 30, isRightAssociative: true)
  static let assignment = Binding(rank: 10, isRightAssociative: true, isAssignment: true)
  static let unknown = Binding(rank: 85)

  /// The precedence groups of the standard library, loosest first, ten ranks apart.
  private static let standardGroups: [String: Binding] = [
    "AssignmentPrecedence": assignment,
    "FunctionArrowPrecedence": Binding(rank: 20, isRightAssociative: true),
    "TernaryPrecedence": ternary,
    "DefaultPrecedence": unknown,
    "LogicalDisjunctionPrecedence": Binding(rank: 50),
    "LogicalConjunctionPrecedence": Binding(rank: 60),
    "ComparisonPrecedence": Binding(rank: 70),
    "NilCoalescingPrecedence": Binding(rank: 80, isRightAssociative: true),
    "CastingPrecedence": casting,
    "RangeFormationPrecedence": Binding(rank: 100),
    "AdditionPrecedence": Binding(rank: 110),
    "MultiplicationPrecedence": Binding(rank: 120),
    "BitwiseShiftPrecedence": Binding(rank: 130),
  ]

  private var declared: [String: Binding] = [:]

  init() {}

  /// The operators that stand at the top level of a file.
  init(declaredIn file: SourceFileSyntax) {
    var groups = Self.standardGroups
    for item in file.statements {
      guard case .decl(let declaration) = item.item else { continue }
      if let group = declaration.as(PrecedenceGroupDeclSyntax.self) {
        groups[group.name.text] = Self.binding(of: group, among: groups)
      }
    }
    for item in file.statements {
      guard case .decl(let declaration) = item.item, let infix = declaration.as(OperatorDeclSyntax.self),
        infix.fixitySpecifier.tokenKind == .keyword(.infix)
      else { continue }
      let group = infix.operatorPrecedenceAndTypes?.precedenceGroup.text ?? "DefaultPrecedence"
      declared[infix.name.text] = groups[group] ?? Self.unknown
    }
  }

  private static func binding(of group: PrecedenceGroupDeclSyntax, among groups: [String: Binding]) -> Binding {
    var binding = unknown
    for attribute in group.groupAttributes {
      switch attribute {
      case .precedenceGroupAssociativity(let associativity):
        binding.isRightAssociative = associativity.value.tokenKind == .keyword(.right)
      case .precedenceGroupAssignment(let assignment):
        binding.isAssignment = assignment.value.tokenKind == .keyword(.true)
      case .precedenceGroupRelation(let relation):
        guard let neighbour = relation.precedenceGroups.first.flatMap({ groups[$0.name.text] }) else { continue }
        let isHigher = relation.higherThanOrLowerThanLabel.tokenKind == .keyword(.higherThan)
        binding.rank = neighbour.rank + (isHigher ? 1 : -1)
      }
    }
    return binding
  }

  /// How an operator binds, by its spelling.
  func binding(of spelling: String) -> Binding {
    if let known = declared[spelling] { return known }
    if let group = OperatorTable.standardOperators.infixOperator(named: spelling)?.precedenceGroup {
      return Self.standardGroups[group] ?? Self.unknown
    }
    let isAssignmentLike = spelling.hasSuffix("=") && !spelling.hasSuffix("==") && spelling.count > 1
    let isComparisonLike = ["<", ">", "!", "~"].contains { spelling.hasSuffix("\($0)=") }
    guard isAssignmentLike, !isComparisonLike else { return Self.unknown }
    return Binding(rank: Self.assignment.rank, isRightAssociative: true)
  }

  /// `...` and `..<`.
  static func isRange(_ spelling: String) -> Bool { spelling == "..." || spelling == "..<" }
}
