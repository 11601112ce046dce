import Combine

struct Form {
    var name = ""
}

struct Row {
    let id: Int
    var isOn = false
}

final class Session {
    var token = ""
}

final class ProfileModel: ObservableObject {
    @Published private(set) var form = Form()
    @Published private(set) var rows: [Row] = []
    @Published private(set) var session = Session()
    var quiet = Form()

    func rename(_ name: String) {
        form.name = name
    }

    func toggle(_ index: Int) {
        var next = rows
        next[index].isOn = true
        rows = next
    }

    func renew(_ token: String) {
        session.token = token
    }

    func hush(_ name: String) {
        quiet.name = name
    }
}
