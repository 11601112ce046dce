package com.wanderlist.places.filter

data class FilterDraft(
    var text: String = "",
    var onlyFavourites: Boolean = false,
    var maxDistanceKm: Int? = null,
    var tags: List<String> = emptyList(),
)

class FilterEditor {

    fun interface Listener {
        fun onApplied(editor: FilterEditor, filter: FilterDraft)
    }

    var listener: Listener? = null

    private var _draft = FilterDraft()
    private var applied = FilterDraft()

    val draft: FilterDraft
        get() = _draft.copy()

    val hasChanges: Boolean
        get() = _draft != applied

    val buttonTitle: String
        get() = if (hasChanges) "Show results" else "Close"

    fun setText(text: String) {
        _draft.text = text
    }

    fun toggleFavourites() {
        _draft.onlyFavourites = !_draft.onlyFavourites
    }

    fun setMaxDistance(kilometres: Int?) {
        _draft.maxDistanceKm = kilometres?.coerceIn(1, 100)
    }

    fun setTags(tags: List<String>) {
        _draft.tags = tags.toList()
    }

    fun apply() {
        if (!hasChanges) return
        applied = _draft
        listener?.onApplied(this, draft)
    }

    fun discard() {
        _draft = applied.copy()
    }
}
