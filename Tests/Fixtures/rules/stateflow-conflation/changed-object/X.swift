import Combine

struct Form {
    var name = ""
    var tags: [String] = []
}

struct Row {
    let id: Int
    var isOn = false
}

final class ProfileModel: ObservableObject {
    @Published private(set) var form = Form()
    @Published private(set) var draft = Form()
    @Published private(set) var search = Form()
    @Published private(set) var rows: [Row] = []

    func rename(_ name: String) {
        form.name = name
    }

    func tag(_ tag: String) {
        draft.tags.append(tag)
    }

    func look(for name: String) {
        search.name = name
    }

    func toggle(_ index: Int) {
        var next = rows
        next[index].isOn = true
        rows = next
    }
}
