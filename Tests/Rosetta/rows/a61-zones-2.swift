struct Region { let zone: TimeZone; let locale: Locale; let calendar: Calendar }
