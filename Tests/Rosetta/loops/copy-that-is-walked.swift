func close(_ rooms: [Room]) { for room in rooms { room.close() } }
