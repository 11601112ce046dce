private extension Row { func converted() -> Model { Model(id: id) } }
struct Model { let id: Int }
