fun reduce(state: TodoState, action: Action): TodoState = when (action) {
    is Action.Add -> state.copy(todos = state.todos + action.todo)
    is Action.Delete -> state.copy(todos = state.todos.filterNot { it.id == action.id }, editing = null)
    is Action.Filter -> state.copy(filter = action.filter)
}
