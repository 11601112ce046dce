fun canJoin(event: Event, user: User): Boolean = user.isStaff && event.isOpen
