fun join(store: Store) {
    store.one?.let { first ->
        store.two?.let { second ->
            store.three?.let { third ->
                link(first, second, third)
            }
        }
    }
}
