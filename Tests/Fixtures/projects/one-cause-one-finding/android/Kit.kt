class Kit(val auth: Auth)
