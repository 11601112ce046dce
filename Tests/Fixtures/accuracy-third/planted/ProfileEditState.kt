package com.quillroom.profile

data class ProfileSnapshot(
    val name: String,
    val bio: String,
    val website: String?,
    val isPrivate: Boolean,
)

data class ProfileEditState(
    private val saved: ProfileSnapshot,
    val name: String = saved.name,
    val bio: String = saved.bio,
    val website: String? = saved.website,
    val isPrivate: Boolean = saved.isPrivate,
    val isSaving: Boolean = false,
) {
    enum class Problem { EMPTY_NAME, INSECURE_WEBSITE }

    val isDirty: Boolean
        get() = name != saved.name ||
            bio != saved.bio ||
            isPrivate != saved.isPrivate

    val problems: List<Problem>
        get() = buildList {
            if (name.isEmpty()) add(Problem.EMPTY_NAME)
            if (website?.startsWith("https://") == false) add(Problem.INSECURE_WEBSITE)
        }

    val canSave: Boolean
        get() = isDirty && !isSaving && problems.isEmpty()

    val asksBeforeLeaving: Boolean
        get() = isDirty || isSaving

    fun reverted() = ProfileEditState(saved)

    fun savedSuccessfully() = ProfileEditState(
        saved = ProfileSnapshot(name, bio, website, isPrivate),
    )
}
