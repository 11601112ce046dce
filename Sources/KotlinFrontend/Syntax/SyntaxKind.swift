/// The node types of tree-sitter-kotlin 1.1.0 that the lowering tells apart; raw values are the grammar's names.
enum SyntaxKind: String, Sendable {
  // Files and declarations
  case sourceFile = "source_file"
  case shebang
  case fileAnnotation = "file_annotation"
  case packageHeader = "package_header"
  case importHeader = "import"
  case qualifiedIdentifier = "qualified_identifier"
  case classDeclaration = "class_declaration"
  case objectDeclaration = "object_declaration"
  case propertyDeclaration = "property_declaration"
  case typeAlias = "type_alias"
  case companionObject = "companion_object"
  case anonymousInitializer = "anonymous_initializer"
  case secondaryConstructor = "secondary_constructor"
  case constructorDelegationCall = "constructor_delegation_call"
  case primaryConstructor = "primary_constructor"
  case classParameters = "class_parameters"
  case classParameter = "class_parameter"
  case functionDeclaration = "function_declaration"
  case functionValueParameters = "function_value_parameters"
  case parameter
  case delegationSpecifiers = "delegation_specifiers"
  case delegationSpecifier = "delegation_specifier"
  case explicitDelegation = "explicit_delegation"
  case constructorInvocation = "constructor_invocation"
  case variableDeclaration = "variable_declaration"
  case multiVariableDeclaration = "multi_variable_declaration"
  case propertyDelegate = "property_delegate"
  case getter
  case setter
  case functionBody = "function_body"
  case classBody = "class_body"
  case enumClassBody = "enum_class_body"
  case enumEntry = "enum_entry"
  case typeParameters = "type_parameters"
  case typeParameter = "type_parameter"
  case typeParameterModifiers = "type_parameter_modifiers"
  case typeConstraints = "type_constraints"
  case typeConstraint = "type_constraint"
  case modifiers
  case parameterModifiers = "parameter_modifiers"
  case annotation
  case useSiteTarget = "use_site_target"

  // Types
  case userType = "user_type"
  case nullableType = "nullable_type"
  case nonNullableType = "non_nullable_type"
  case functionType = "function_type"
  case functionTypeParameters = "function_type_parameters"
  case parenthesizedType = "parenthesized_type"
  case typeArguments = "type_arguments"
  case typeProjection = "type_projection"
  case typeModifiers = "type_modifiers"
  case varianceModifier = "variance_modifier"

  // Statements
  case block
  case assignment
  case forStatement = "for_statement"
  case whileStatement = "while_statement"
  case doWhileStatement = "do_while_statement"
  case label

  // Expressions
  case unaryExpression = "unary_expression"
  case annotatedExpression = "annotated_expression"
  case labeledExpression = "labeled_expression"
  case binaryExpression = "binary_expression"
  case inExpression = "in_expression"
  case isExpression = "is_expression"
  case asExpression = "as_expression"
  case spreadExpression = "spread_expression"
  case rangeExpression = "range_expression"
  case infixExpression = "infix_expression"
  case callExpression = "call_expression"
  case valueArguments = "value_arguments"
  case valueArgument = "value_argument"
  case annotatedLambda = "annotated_lambda"
  case lambdaLiteral = "lambda_literal"
  case lambdaParameters = "lambda_parameters"
  case anonymousFunction = "anonymous_function"
  case indexExpression = "index_expression"
  case thisExpression = "this_expression"
  case superExpression = "super_expression"
  case ifExpression = "if_expression"
  case parenthesizedExpression = "parenthesized_expression"
  case collectionLiteral = "collection_literal"
  case whenExpression = "when_expression"
  case whenSubject = "when_subject"
  case whenEntry = "when_entry"
  case rangeTest = "range_test"
  case typeTest = "type_test"
  case tryExpression = "try_expression"
  case catchBlock = "catch_block"
  case finallyBlock = "finally_block"
  case returnExpression = "return_expression"
  case throwExpression = "throw_expression"
  case callableReference = "callable_reference"
  case navigationExpression = "navigation_expression"
  case objectLiteral = "object_literal"
  case stringLiteral = "string_literal"
  case multilineStringLiteral = "multiline_string_literal"
  case stringContent = "string_content"
  case escapeSequence = "escape_sequence"
  case interpolation
  case characterLiteral = "character_literal"
  case numberLiteral = "number_literal"
  case floatLiteral = "float_literal"
  case identifier

  // Keywords and signs that decide between shapes
  case classKeyword = "class"
  case interfaceKeyword = "interface"
  case funKeyword = "fun"
  case objectKeyword = "object"
  case valKeyword = "val"
  case varKeyword = "var"
  case constructorKeyword = "constructor"
  case thisKeyword = "this"
  case thisAtKeyword = "this@"
  case superKeyword = "super"
  case superAtKeyword = "super@"
  case elseKeyword = "else"
  case inKeyword = "in"
  case notInKeyword = "!in"
  case isKeyword = "is"
  case notIsKeyword = "!is"
  case asKeyword = "as"
  case safeAsKeyword = "as?"
  case byKeyword = "by"
  case suspendKeyword = "suspend"
  case dynamicKeyword = "dynamic"
  case returnAtKeyword = "return@"
  case reifiedKeyword = "reification_modifier"
  case equals = "="
  case colon = ":"
  case comma = ","
  case semicolon = ";"
  case dot = "."
  case safeDot = "?."
  case doubleColon = "::"
  case star = "*"
  case arrow = "->"
  case openParenthesis = "("
  case closeParenthesis = ")"
  case openBrace = "{"
  case closeBrace = "}"

  /// Text that does not parse.
  case error = "ERROR"
  /// Comments, which the repairs have blanked out.
  case lineComment = "line_comment"
  case blockComment = "block_comment"
  /// Any other token.
  case other = ""

  /// Kinds that a file, a class or a body declares something with.
  var isDeclaration: Bool {
    switch self {
    case .classDeclaration, .objectDeclaration, .propertyDeclaration, .typeAlias, .companionObject,
      .anonymousInitializer, .secondaryConstructor, .functionDeclaration, .enumEntry:
      true
    default: false
    }
  }

  var isType: Bool {
    switch self {
    case .userType, .nullableType, .nonNullableType, .functionType, .parenthesizedType, .dynamicKeyword: true
    default: false
    }
  }

  /// Tokens and lists that are no expression or statement by themselves.
  var isPunctuation: Bool {
    switch self {
    case .equals, .colon, .comma, .semicolon, .dot, .safeDot, .doubleColon, .star, .arrow, .openParenthesis,
      .closeParenthesis, .openBrace, .closeBrace, .lineComment, .blockComment, .other, .shebang:
      true
    default: false
    }
  }
}
