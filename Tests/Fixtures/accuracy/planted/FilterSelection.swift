import Foundation

struct FilterOption: Equatable {
    let group: String
    let value: String
}

/// Keeps the chosen filters of a result list. One option per group, unless the group is multi-select.
final class FilterSelection {
    private let multiSelectGroups: Set<String>
    private(set) var chosen: [FilterOption] = []
    var onChange: (([FilterOption]) -> Void)?

    init(multiSelectGroups: Set<String>) {
        self.multiSelectGroups = multiSelectGroups
    }

    func isChosen(_ option: FilterOption) -> Bool {
        chosen.contains(option)
    }

    func toggle(_ option: FilterOption) {
        if let index = chosen.firstIndex(of: option) {
            chosen.remove(at: index)
        } else {
            if !multiSelectGroups.contains(option.group) {
                chosen.removeAll { $0.group == option.group }
            }
            chosen.append(option)
        }
        onChange?(chosen)
    }

    func reset() {
        guard !chosen.isEmpty else { return }
        chosen.removeAll()
        onChange?(chosen)
    }

    var badge: String {
        chosen.isEmpty ? "" : String(chosen.count)
    }
}
