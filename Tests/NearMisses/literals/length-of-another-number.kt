val small = 6.dp
