func query() -> String {
  return """
    select *
      from users
    """
}
