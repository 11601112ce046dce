fun apply(action: (Int) -> Int): Int {
    return action.invoke(3)
}
