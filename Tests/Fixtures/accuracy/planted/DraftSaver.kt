package com.acme.mail.drafts

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch

data class Draft(val title: String, val body: String) {
    val isBlank: Boolean get() = title.isEmpty() && body.isEmpty()
}

interface DraftStore {
    suspend fun write(draft: Draft)
    suspend fun remove()
}

interface DraftStatusView {
    fun showStatus(text: String)
}

class DraftSaver(
    private val store: DraftStore,
    private val view: DraftStatusView,
    private val scope: CoroutineScope,
) {
    private var lastSaved: Draft? = null

    suspend fun save(draft: Draft) {
        if (!hasUnsavedChanges(draft)) return
        view.showStatus("Saving…")
        try {
            if (draft.isBlank) {
                store.remove()
            } else {
                scope.launch { store.write(draft) }
            }
            lastSaved = draft
            view.showStatus(if (draft.isBlank) "" else "Saved")
        } catch (e: Exception) {
            view.showStatus("Not saved")
        }
    }

    fun hasUnsavedChanges(draft: Draft): Boolean = draft != lastSaved
}
