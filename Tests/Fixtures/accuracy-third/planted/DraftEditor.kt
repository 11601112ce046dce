package com.inkwell.drafts

import java.util.UUID

data class Draft(
    val id: UUID,
    var title: String,
    var text: String,
    var tags: List<String>,
)

interface DraftStore {
    fun save(draft: Draft)
    fun delete(id: UUID)
}

/** Edits one draft; nothing reaches the store before [save]. */
class DraftEditor(initial: Draft, private val store: DraftStore) {

    private var original: Draft = initial.copy()
    private var draft: Draft = original

    val title: String get() = draft.title
    val text: String get() = draft.text
    val tags: List<String> get() = draft.tags

    val hasChanges: Boolean get() = draft != original

    fun rename(title: String) {
        draft.title = title
    }

    fun replaceText(text: String) {
        draft.text = text
    }

    fun addTag(tag: String) {
        if (tag !in draft.tags) draft.tags += tag
    }

    fun discard() {
        draft = original.copy()
    }

    /** Does nothing if there is nothing to save; an emptied draft is deleted. */
    fun save() {
        if (!hasChanges) return
        if (draft.title.isEmpty() && draft.text.isEmpty()) {
            store.delete(draft.id)
        } else {
            store.save(draft.copy())
        }
        original = draft.copy()
    }
}
