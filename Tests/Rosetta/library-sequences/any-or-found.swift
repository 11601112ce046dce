func isTagged(_ note: Note, by name: String) -> Bool {
    note.tags?.contains(where: { $0.owner == name }) ?? false
}
