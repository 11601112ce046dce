fun close(rooms: List<Room>) { for (room in rooms.toList()) room.close() }
