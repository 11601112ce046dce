import Foundation

struct Employee: Equatable {
    let id: String
    let fullName: String
    let department: String?
    let isActive: Bool
}

struct DirectorySection: Equatable {
    let title: String
    let employees: [Employee]
}

struct DirectorySectionBuilder {
    static let otherTitle = "Other"

    let favorites: Set<String>

    /// `employees` arrive in the order chosen on the server.
    func build(_ employees: [Employee], query: String) -> [DirectorySection] {
        let needle = query.lowercased()
        let matching = employees.filter { employee in
            employee.isActive && (needle.isEmpty || employee.fullName.lowercased().contains(needle))
        }
        var sections: [DirectorySection] = []

        let starred = matching.filter { favorites.contains($0.id) }
        if !starred.isEmpty {
            sections.append(DirectorySection(title: "Favorites", employees: starred))
        }

        let groups = Dictionary(grouping: matching) { departmentTitle(for: $0) }
        sections += groups.map { DirectorySection(title: $0.key, employees: $0.value) }
        return sections
    }

    func indexTitles(for sections: [DirectorySection]) -> [String] {
        sections.map { $0.title.uppercased() }
    }

    private func departmentTitle(for employee: Employee) -> String {
        guard let department = employee.department, !department.isEmpty else { return Self.otherTitle }
        return department
    }
}
