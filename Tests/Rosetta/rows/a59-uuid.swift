struct Device { let id: UUID }
