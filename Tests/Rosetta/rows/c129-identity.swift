func f(_ a: Node, _ b: Node) -> Bool { a === b || a !== b.next }
