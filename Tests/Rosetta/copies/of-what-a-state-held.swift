struct Form { var name = ""; var error: String?; var hint: String? }

final class Editor: ObservableObject {
    @Published private(set) var form = Form()

    func check() -> Bool {
        let error = ask(form.name)
        let hint = ask(form.name + "?")
        form.error = error
        form.hint = hint
        return error == nil
    }
}
