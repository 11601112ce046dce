internal import CodeModel
internal import SourceModel
internal import SwiftSyntax

// Functions, initialisers, subscripts, and the declarations of kind `other`.

extension Lowering {
  mutating func declaration(of node: FunctionDeclSyntax) -> Declaration {
    var declaration = start(.function, name(node.name), at: node.name, of: node)
    declaration.typeParameters = typeParameters(node.genericParameterClause, node.genericWhereClause)
    apply(node.signature, to: &declaration)
    declaration.body = node.body.map { lower($0) }
    return declaration
  }

  mutating func declaration(of node: InitializerDeclSyntax) -> Declaration {
    var declaration = start(.initializer, "init", at: node.initKeyword, of: node)
    if node.optionalMark != nil { declaration.modifiers.insert(.failable) }
    declaration.typeParameters = typeParameters(node.genericParameterClause, node.genericWhereClause)
    apply(node.signature, to: &declaration)
    declaration.body = node.body.map { lower($0) }
    return declaration
  }

  mutating func declaration(of node: DeinitializerDeclSyntax) -> Declaration {
    var declaration = start(.deinitializer, "deinit", at: node.deinitKeyword, of: node)
    declaration.body = node.body.map { lower($0) }
    return declaration
  }

  /// A parameter of a subscript has no label unless it is given two names.
  mutating func declaration(of node: SubscriptDeclSyntax) -> Declaration {
    var declaration = start(.subscript, "subscript", at: node.subscriptKeyword, of: node)
    declaration.typeParameters = typeParameters(node.genericParameterClause, node.genericWhereClause)
    declaration.parameters = node.parameterClause.parameters.map { syntax in
      var parameter = lower(syntax)
      if syntax.secondName == nil { parameter.label = "_" }
      return parameter
    }
    declaration.type = lower(node.returnClause.type)
    declaration.accessors = accessors(node.accessorBlock)
    return declaration
  }

  // MARK: Signatures

  private mutating func apply(_ signature: FunctionSignatureSyntax, to declaration: inout Declaration) {
    declaration.parameters = signature.parameterClause.parameters.map { lower($0) }
    if let effects = signature.effectSpecifiers {
      if effects.asyncSpecifier != nil { declaration.modifiers.insert(.async) }
      apply(effects.throwsClause, to: &declaration.modifiers, &declaration.attributes)
    }
    declaration.type = signature.returnClause.map { lower($0.type) }
  }

  /// `throws(E)` also leaves an attribute `throws` with the type as its argument.
  private mutating func apply(
    _ clause: ThrowsClauseSyntax?, to modifiers: inout Modifiers, _ attributes: inout [Attribute]
  ) {
    guard let clause else { return }
    modifiers.insert(clause.throwsSpecifier.tokenKind == .keyword(.rethrows) ? .rethrows : .throws)
    guard let type = clause.type else { return }
    let expression = tree.add(.typeExpression, range: range(type), [lower(type)])
    let argument = tree.add(.argument, range: range(type), [expression])
    attributes.append(Attribute(name: "throws", arguments: [argument], range: range(clause)))
  }

  mutating func lower(_ node: FunctionParameterSyntax) -> Parameter {
    let nameToken = node.secondName ?? node.firstName
    var parameter = parameter(
      named: nameToken, first: node.firstName, hasTwoNames: node.secondName != nil, node.type, node.defaultValue)
    let last = node.defaultValue.map { Syntax($0) } ?? node.ellipsis.map { Syntax($0) } ?? Syntax(node.type)
    parameter.range = range(from: node, to: last)
    parameter.isVariadic = node.ellipsis != nil
    parameter.attributes = attributes(node.attributes)
    if !node.modifiers.isEmpty { parameter.modifiers.insert(.other) }
    return parameter
  }

  /// An associated value. Without a label its name is empty.
  mutating func lower(_ node: EnumCaseParameterSyntax) -> Parameter {
    let last = node.defaultValue.map { Syntax($0) } ?? Syntax(node.type)
    var parameter: Parameter
    if let first = node.firstName {
      parameter = self.parameter(
        named: node.secondName ?? first, first: first, hasTwoNames: node.secondName != nil, node.type,
        node.defaultValue)
    } else {
      let start = node.type.positionAfterSkippingLeadingTrivia.utf8Offset
      parameter = Parameter(
        name: "", type: lower(node.type), defaultValue: node.defaultValue.map { lower($0.value) },
        range: range(node), nameRange: ByteRange(start, start))
    }
    parameter.range = range(from: node, to: last)
    return parameter
  }

  private mutating func parameter(
    named nameToken: TokenSyntax, first: TokenSyntax, hasTwoNames: Bool, _ type: TypeSyntax,
    _ initial: InitializerClauseSyntax?
  ) -> Parameter {
    let isInout = type.as(AttributedTypeSyntax.self).map { self.isInout($0) } ?? false
    let typeNode = isInout ? type.as(AttributedTypeSyntax.self).map { lower($0.baseType) } : lower(type)
    let label = name(first)
    var parameter = Parameter(
      label: hasTwoNames || label == "_" ? label : nil, name: name(nameToken), type: typeNode,
      defaultValue: initial.map { lower($0.value) }, range: range(type), nameRange: range(nameToken))
    parameter.isInout = isInout
    return parameter
  }

  // MARK: Other declarations

  mutating func declaration(of node: MacroDeclSyntax) -> Declaration {
    var declaration = start(.other, name(node.name), at: node.name, of: node)
    declaration.typeParameters = typeParameters(node.genericParameterClause, node.genericWhereClause)
    apply(node.signature, to: &declaration)
    declaration.value = node.definition.map { lower($0.value) }
    return declaration
  }

  /// `#macro(…)` among members.
  mutating func declaration(of node: MacroExpansionDeclSyntax) -> Declaration {
    var declaration = start(.other, name(node.macroName), at: node.macroName, of: node)
    declaration.arguments =
      typeExpressionArguments(node.genericArgumentClause)
      + arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    return declaration
  }

  /// `#macro(…)` at the top level, which the parser takes for an expression.
  mutating func declaration(of node: MacroExpansionExprSyntax, conditions: [String]) -> Declaration {
    var declaration = Declaration(
      kind: .other, name: name(node.macroName), range: range(node), nameRange: range(node.macroName))
    declaration.arguments =
      typeExpressionArguments(node.genericArgumentClause)
      + arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    declaration.conditions = conditions
    declaration.isIncomplete = node.hasError
    return declaration
  }

  /// The value names the precedence group.
  mutating func declaration(of node: OperatorDeclSyntax) -> Declaration {
    var declaration = Declaration(
      kind: .other, name: name(node.name), range: range(node), nameRange: range(node.name))
    if let group = node.operatorPrecedenceAndTypes?.precedenceGroup {
      declaration.value = tree.add(.name, name(group), range: range(group))
    }
    return declaration
  }

  /// Each relation and setting is an argument, labelled as in the source.
  mutating func declaration(of node: PrecedenceGroupDeclSyntax) -> Declaration {
    var declaration = start(.other, name(node.name), at: node.name, of: node)
    for attribute in node.groupAttributes {
      switch attribute {
      case .precedenceGroupAssociativity(let setting):
        declaration.arguments.append(argument(setting, setting.associativityLabel, setting.value))
      case .precedenceGroupAssignment(let setting):
        declaration.arguments.append(argument(setting, setting.assignmentLabel, setting.value))
      case .precedenceGroupRelation(let relation):
        for group in relation.precedenceGroups {
          declaration.arguments.append(argument(relation, relation.higherThanOrLowerThanLabel, group.name))
        }
      }
    }
    return declaration
  }

  private mutating func argument(_ setting: some SyntaxProtocol, _ label: TokenSyntax, _ value: TokenSyntax) -> NodeID {
    let node = tree.add(.name, name(value), range: range(value))
    return tree.add(.argument, soft: label.text, range: range(setting), [node])
  }
}
