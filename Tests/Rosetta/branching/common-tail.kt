fun place(isNew: Boolean, row: Row) {
    if (isNew) {
        insert(row)
    } else {
        update(row)
    }
    save(row)
    finish()
}
