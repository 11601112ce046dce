internal import CodeModel
internal import SourceModel
internal import SwiftSyntax

// What stands around a declaration's name: attributes, modifiers, type parameters, supertypes.

extension Lowering {
  // MARK: Attributes

  /// The attributes of a list; those inside `#if` are taken without their condition.
  mutating func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    guard !list.isEmpty, enter() else { return [] }
    defer { leave() }
    return list.flatMap { element -> [Attribute] in
      switch element {
      case .attribute(let attribute):
        return [lower(attribute)]
      case .ifConfigDecl(let branches):
        return branches.clauses.flatMap { clause -> [Attribute] in
          guard case .attributes(let list) = clause.elements else { return [] }
          return attributes(list)
        }
      }
    }
  }

  private mutating func lower(_ node: AttributeSyntax) -> Attribute {
    let generics = node.attributeName.as(IdentifierTypeSyntax.self)?.genericArgumentClause
    var arguments = typeExpressionArguments(generics)
    switch node.arguments {
    case .argumentList(let list):
      arguments += list.map { lower($0) }
    case .availability(let list):
      arguments += list.map { lower($0) }
    case let other?:
      // `@objc(a:b:)`, `@_specialize(…)` and the like have a grammar of their own; they are kept as spelt.
      let value = tree.add(.name, text(other), range: range(other))
      arguments.append(tree.add(.argument, range: range(other), [value]))
    case nil:
      break
    }
    return Attribute(name: attributeName(node), arguments: arguments, range: range(node))
  }

  private func attributeName(_ node: AttributeSyntax) -> String {
    node.attributeName.as(IdentifierTypeSyntax.self).map { name($0.name) } ?? text(node.attributeName)
  }

  private mutating func lower(_ node: AvailabilityArgumentSyntax) -> NodeID {
    switch node.argument {
    case .token(let token):
      let value = tree.add(.name, name(token), range: range(token))
      return tree.add(.argument, range: range(token), [value])
    case .availabilityVersionRestriction(let version):
      let value = tree.add(.name, text(version), range: range(version))
      return tree.add(.argument, range: range(version), [value])
    case .availabilityLabeledArgument(let labeled):
      let value: NodeID
      switch labeled.value {
      case .string(let string): value = lower(string)
      case .version(let version): value = tree.add(.floating, text(version), range: range(version))
      }
      return tree.add(.argument, soft: labeled.label.text, range: range(labeled), [value])
    }
  }

  // MARK: Modifiers

  func apply(_ modifiers: DeclModifierListSyntax, to declaration: inout Declaration) {
    for modifier in modifiers {
      let word = modifier.name.text
      if let visibility = Visibility(rawValue: word), visibility != .none {
        if modifier.detail == nil {
          declaration.visibility = visibility
        } else {
          declaration.setterVisibility = visibility
        }
      } else {
        declaration.modifiers.formUnion(Self.modifiers[word] ?? .other)
      }
    }
  }

  private static let modifiers: [String: Modifiers] = [
    "static": .static, "class": .static, "mutating": .mutating, "override": .override, "final": .final, "lazy": .lazy,
    "weak": .weak, "unowned": .unowned, "convenience": .convenience, "required": .required, "indirect": .indirect,
    "nonisolated": .nonisolated, "async": .async,
  ]

  // MARK: Type parameters and supertypes

  /// Type parameters with the bounds that `where` adds to them; a `where` about anything else, as `T.Element`, or about
  /// the parameters of an enclosing type, makes an entry of its own.
  mutating func typeParameters(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) -> [TypeParameter] {
    var parameters: [TypeParameter] = []
    for node in clause?.parameters ?? [] {
      let last = node.inheritedType.map { Syntax($0) } ?? Syntax(node.name)
      parameters.append(
        TypeParameter(
          name: name(node.name), bounds: node.inheritedType.map { [lower($0)] } ?? [],
          range: range(from: node, to: last)))
    }
    for clause in [clause?.genericWhereClause, requirements] {
      for node in clause?.requirements ?? [] {
        let (subject, bound) = bound(of: node)
        if let index = parameters.firstIndex(where: { $0.name == subject }) {
          parameters[index].bounds.append(bound)
        } else {
          parameters.append(TypeParameter(name: subject, bounds: [bound], range: range(node.requirement)))
        }
      }
    }
    return parameters
  }

  /// What a requirement is about, and the type; the soft text of the type of `A == B` is `==`.
  private mutating func bound(of node: GenericRequirementSyntax) -> (subject: String, bound: NodeID) {
    switch node.requirement {
    case .conformanceRequirement(let requirement):
      return (text(requirement.leftType), lower(requirement.rightType))
    case .layoutRequirement(let requirement):
      let token = requirement.layoutSpecifier
      return (text(requirement.type), tree.add(.typeName, name(token), range: range(token)))
    case .sameTypeRequirement(let requirement):
      let bound: NodeID
      switch requirement.rightType {
      case .type(let type): bound = lower(type)
      case .expr(let expression): bound = lower(expression)
      }
      prefixSoft("==", bound)
      return (text(requirement.leftType), bound)
    }
  }

  mutating func supertypes(_ clause: InheritanceClauseSyntax?) -> [Supertype] {
    clause?.inheritedTypes.map { Supertype(type: lower($0.type)) } ?? []
  }
}
