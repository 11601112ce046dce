package com.harborline.shop.filter.chips

class FilterChip(
    val id: String,
    val title: String,
    val isSelected: Boolean,
)

interface FilterChipBarView {
    fun render(chips: List<FilterChip>)
    fun scrollTo(index: Int)
}

class FilterChipBarPresenter(private val view: FilterChipBarView) {

    private var rendered: List<FilterChip> = emptyList()

    var selectedId: String? = null
        private set

    var onSelection: ((String?) -> Unit)? = null

    fun update(categories: List<Category>) {
        val current = selectedId
        if (current != null && categories.none { it.id == current }) {
            selectedId = null
            onSelection?.invoke(null)
        }
        render(makeChips(categories))
    }

    fun tapped(chipId: String) {
        selectedId = if (selectedId == chipId) null else chipId
        onSelection?.invoke(selectedId)
        render(rendered.map { FilterChip(it.id, it.title, isSelected = it.id == selectedId) })
    }

    private fun makeChips(categories: List<Category>): List<FilterChip> =
        categories
            .filter { it.itemCount > 0 }
            .map { FilterChip(it.id, "${it.name} (${it.itemCount})", isSelected = it.id == selectedId) }

    private fun render(chips: List<FilterChip>) {
        if (chips == rendered) return
        rendered = chips
        view.render(chips)
        val index = chips.indexOfFirst { it.isSelected }
        if (index >= 0) {
            view.scrollTo(index)
        }
    }
}
