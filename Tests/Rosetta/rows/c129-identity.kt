fun f(a: Node, b: Node): Boolean = a === b || a !== b.next
