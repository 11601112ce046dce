func f() -> String { return """
    SELECT *
      FROM t
    """ }
func g() -> String { #"a\d+"# }
