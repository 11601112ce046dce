func isOpen(_ card: Card) -> Bool {
    return card.backupStatus == .noBackup
}
