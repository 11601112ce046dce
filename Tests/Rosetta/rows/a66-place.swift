struct Stop { let place: CLLocationCoordinate2D }
