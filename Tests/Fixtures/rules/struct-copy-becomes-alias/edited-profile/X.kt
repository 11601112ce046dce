data class Profile(
    var name: String,
    //~ info value-type-becomes-reference
    var tags: MutableList<String>,
) {
    fun rename(to: String) { this.name = to }
}

class ProfileEditor(private var profile: Profile) {
    fun preview(name: String): Profile {
        val draft = profile
        draft.rename(to = name)
        //~ struct-copy-becomes-alias: it is `profile` itself
        draft.tags.add("draft")
        return draft
    }

    fun tagged(profiles: List<Profile>): Int {
        var count = 0
        for (entry in profiles) {
            entry.tags = mutableListOf()
            //~ struct-copy-becomes-alias: an element of `profiles`
            count += 1
        }
        return count
    }
}
