fun reduce(state: State, todo: Todo): State = state.copy(todos = state.todos - todo)
