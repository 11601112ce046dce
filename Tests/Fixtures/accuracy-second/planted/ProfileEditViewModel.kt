package com.pacefield.profile.edit

import com.pacefield.core.Logger

data class ProfileDraft(
    val displayName: String,
    val city: String,
    val isPublic: Boolean,
)

class ProfileEditViewModel(
    profile: ProfileDraft,
    private val repository: ProfileRepository,
    private val logger: Logger,
) {
    sealed interface State {
        data object Editing : State
        data object Saving : State
        data object Saved : State
        data class Failed(val messageKey: String) : State
    }

    private var original: ProfileDraft = profile

    var draft: ProfileDraft = profile
        private set

    var state: State = State.Editing
        private set(value) {
            field = value
            onState?.invoke(value)
        }

    var onState: ((State) -> Unit)? = null

    val hasChanges: Boolean get() = draft != original

    val canSave: Boolean
        get() = hasChanges && state != State.Saving && draft.displayName.isNotBlank()

    fun edit(newDraft: ProfileDraft) {
        if (state == State.Saving) return
        draft = newDraft
        state = State.Editing
    }

    suspend fun save() {
        if (!canSave) return
        state = State.Saving
        runCatching { repository.update(draft) }
            .onFailure { logger.warning("profile update failed: $it") }
        original = draft
        state = State.Saved
    }

    fun discard() {
        draft = original
        state = State.Editing
    }
}
