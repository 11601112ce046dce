/** Checks an address bit by bit. */
class AddressCheck {
    fun check(address: Address): List<Problem> = when (val outcome = checked(address)) {
        is Outcome.Wrong -> outcome.problems
        is Outcome.Fine -> emptyList()
    }

    private fun checked(address: Address): Outcome {
        //~ info missing-member
        val problems = mutableListOf<Problem>()
        if (address.street.length > 100) problems.add(Problem.STREET_TOO_LONG)
        if (address.city.isEmpty()) problems.add(Problem.NO_CITY)
        if (address.zip.length > 10) problems.add(Problem.ZIP_TOO_LONG)
        if (address.country == null) problems.add(Problem.NO_COUNTRY)
        return if (problems.isEmpty()) Outcome.Fine else Outcome.Wrong(problems)
    }
}
