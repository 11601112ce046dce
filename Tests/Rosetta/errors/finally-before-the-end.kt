class Crawler {
    fun crawl(page: String): Boolean {
        open.add(page)
        try {
            for (link in links[page].orEmpty()) {
                if (crawl(link)) return true
            }
        } finally {
            open.remove(page)
        }
        seen.add(page)
        return false
    }
}
