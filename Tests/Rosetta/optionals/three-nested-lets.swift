func join(_ store: Store) {
    if let first = store.one, let second = store.two, let third = store.three {
        link(first, second, third)
    }
}
