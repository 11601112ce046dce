interface Feed { fun events(): Flow<Event>; fun rows(): Flow<Row> }
