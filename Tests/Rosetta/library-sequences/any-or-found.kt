fun isTagged(note: Note, name: String): Boolean =
    (note.tags ?: listOf()).firstOrNull { it.owner == name } != null
