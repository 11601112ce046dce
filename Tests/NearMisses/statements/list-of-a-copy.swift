func reduce(_ state: State, _ todo: Todo) -> State {
    var next = state
    next.todos.append(todo)
    return next
}
