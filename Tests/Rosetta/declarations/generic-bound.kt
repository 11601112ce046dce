interface Entity

class Repository<Model : Entity> {
    fun save(model: Model) {
    }
}
