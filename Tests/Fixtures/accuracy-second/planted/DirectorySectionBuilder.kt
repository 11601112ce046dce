package com.harborline.directory

data class Employee(
    val id: String,
    val fullName: String,
    val department: String?,
    val isActive: Boolean,
)

data class DirectorySection(val title: String, val employees: List<Employee>)

class DirectorySectionBuilder(private val favorites: Set<String>) {

    /** [employees] arrive in the order chosen on the server. */
    fun build(employees: List<Employee>, query: String): List<DirectorySection> {
        val needle = query.lowercase()
        val matching = employees.filter { employee ->
            employee.isActive && (needle.isEmpty() || employee.fullName.lowercase().contains(needle))
        }
        val sections = mutableListOf<DirectorySection>()

        val starred = matching.filter { it.id in favorites }
        if (starred.isNotEmpty()) {
            sections += DirectorySection("Favorites", starred)
        }

        val groups = matching.groupBy { departmentTitle(it) }
        groups.mapTo(sections) { (title, members) -> DirectorySection(title, members) }
        return sections
    }

    fun indexTitles(sections: List<DirectorySection>): List<String> =
        sections.map { it.title.uppercase() }

    private fun departmentTitle(employee: Employee): String =
        employee.department?.takeIf { it.isNotEmpty() } ?: OTHER_TITLE

    companion object {
        const val OTHER_TITLE = "Other"
    }
}
