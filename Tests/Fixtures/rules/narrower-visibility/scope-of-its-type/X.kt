data class Order(val scope: Rule.Scope = Rule.Scope.SINGLE)
