struct Stack<Element> {
  let elements: [Element]
}
