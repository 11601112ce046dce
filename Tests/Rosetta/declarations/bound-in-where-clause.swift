protocol Entity {
}

func store<M>(model: M) where M: Entity {
}
