fun isOpen(card: Card): Boolean = card.backupStatus == Card.BackupStatus.NoBackup
