func reduce(_ state: TodoState, _ action: Action) -> TodoState {
    var next = state
    switch action {
    case .add(let todo):
        next.todos.append(todo)
    case .delete(let id):
        next.todos.removeAll { $0.id == id }
        next.editing = nil
    case .filter(let filter):
        next.filter = filter
    }
    return next
}
