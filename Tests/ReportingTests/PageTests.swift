import FindingModel
import Foundation
import Reporting
import SourceModel
import Testing

/// The page in a real browser. A fault of its script, wherever it happens, fails the test.
@Suite(.enabled(if: Browser.isExpected, "needs Chromium in PATH"), .serialized) struct PageTests {
  private let page = Reporter.html.render(toolReport())

  @Test func drawsItselfUnderItsOwnPolicy() throws {
    let document = try Browser.document(of: page)
    #expect(document.contains("<h1>2 errors, 1 warning, 1 note<small> in 2 twins (1 outside of them)</small></h1>"))
    #expect(document.contains("class=\"twin row\""))
    #expect(!document.contains("data-fault"))
  }

  @Test func aFaultOfTheScriptIsToldAndFailsTheTests() throws {
    #expect(throws: Browser.Failure.self) {
      try Browser.run("setTimeout(() => { nonsense(); }); await pause(); return 1;", on: page)
    }
  }

  @Test func overviewSortsAndFilters() throws {
    let scenario = """
      const names = () => all(".names b").map((name) => name.textContent);
      const steps = [names()];
      const turns = [];
      const head = (label) => all("button.head").find((head) => head.textContent === label);
      const sorting = () => [location.hash, head("Similarity").getAttribute("aria-label")];
      head("Similarity").click();
      steps.push(names(), [location.hash]);
      head("Similarity").click();
      turns.push(names(), sorting());
      head("Twin").click();
      turns.push(names(), sorting());
      head("Similarity").click();
      turns.push(names(), sorting());
      const search = document.getElementById("search");
      search.value = "isadult";
      search.dispatchEvent(new Event("input"));
      steps.push(names());
      search.value = "";
      search.dispatchEvent(new Event("input"));
      document.querySelector(".chip.error input").click();
      steps.push(names());
      all(".toggle input")[0].click();
      steps.push(all(".folder b").map((folder) => folder.textContent), [location.hash]);
      return steps.concat(turns);
      """
    let steps = try #require(Browser.run(scenario, on: page) as? [[String]])
    // A head that is pressed again turns the order round; another one begins as usual.
    #expect(
      steps[7...] == [
        ["User", "Booking"], ["#/twins?order=similarity&turned=yes", "Similarity: Most alike first"],
        ["Booking", "User"], ["#/twins?order=path", "Similarity"],
        ["Booking", "User"], ["#/twins?order=similarity", "Similarity: Least alike first"],
      ])
    #expect(steps[0] == ["Booking", "User"])
    #expect(steps[1] == ["Booking", "User"])
    #expect(steps[2] == ["#/twins?order=similarity"])
    #expect(steps[3] == ["User"])
    #expect(steps[4] == ["Booking"])
    #expect(steps[5] == ["."])
    #expect(steps[6] == ["#/twins?severity=warning%2Cinfo&order=similarity&by=folder"])
  }

  @Test func keysLeadThroughThePage() throws {
    let scenario = """
      const steps = [];
      const step = () => steps.push(`${location.hash} ${document.activeElement.className}`);
      await press("j");
      steps.push(document.activeElement.querySelector("b + small, .names b").textContent);
      await press("Enter");
      step();
      await press("n");
      step();
      await press("n");
      step();
      await press("p");
      step();
      await press("]");
      step();
      await press("Escape");
      step();
      await press("?");
      steps.push(document.querySelector("dialog").open);
      document.querySelector("dialog").close();
      const before = document.documentElement.style.colorScheme;
      await press("t");
      steps.push(`${before} to ${document.documentElement.style.colorScheme}`);
      return steps.map(String);
      """
    let steps = try #require(Browser.run(scenario, on: page) as? [String])
    let twin = "#/twin/Booking.swift~app%2FBooking.kt"
    #expect(steps[0] == "Booking")
    #expect(steps[1].hasPrefix("\(twin) "))
    #expect(steps[2] == "\(twin)?finding=f1 card warning ")
    #expect(steps[3] == "\(twin)?finding=f4 card error ")
    #expect(steps[4] == steps[2])
    #expect(steps[5].hasPrefix("#/twin/User.swift~User.kt "))
    #expect(steps[6].hasPrefix("#/twins "))
    #expect(steps[7] == "true")
    #expect(steps[8] == "light dark to light")
  }

  /// Whichever side a finding speaks of first.
  @Test func stepsGoDownThePage() throws {
    var report = toolReport()
    report.findings[1].primary = place(.kotlin, "app/Booking.kt", 3, 5, to: 9)
    report.findings[1].counterpart = nil
    let scenario = """
      await pause();
      const steps = [];
      await press("n");
      steps.push(location.hash.split("finding=")[1]);
      await press("n");
      steps.push(location.hash.split("finding=")[1]);
      return steps;
      """
    let page = Reporter.html.render(report)
    let steps = try #require(Browser.run(scenario, on: page, at: "#/twin/Booking.swift~app%2FBooking.kt") as? [String])
    #expect(steps == ["f4", "f1"])
  }

  @Test func aTwinShowsItsSourcesWithWhatWasFound() throws {
    let scenario = """
      await pause();
      const rows = all(".pair").map((pair) => [...pair.children].map((cell) => cell.textContent));
      const marks = all("mark").map((mark) => mark.textContent);
      const cards = all(".card").map((card) => card.querySelector(".message").textContent);
      return { rows, marks, cards, focus: document.activeElement.className, title: document.title,
        members: all(".outline li").map((item) => `${item.className} ${item.querySelector(".name").textContent}`) };
      """
    let address = "#/twin/Booking.swift~app%2FBooking.kt?finding=f1"
    let result = try #require(Browser.run(scenario, on: page, at: address) as? [String: Any])
    let rows = try #require(result["rows"] as? [[String]])
    // reload() is one line further down in Kotlin's file than it would be without the gap; its bodies share rows.
    #expect(rows.contains { $0[0] == "5" && $0[1] == "  func reload() {" && $0[2] == "4" })
    #expect(rows.contains { $0[0] == "6" && $0[2] == "5" && $0[3] == "        if (count >= 0) show()" })
    #expect(rows.contains { $0[0] == "11" && $0[2] == "9" })
    #expect(rows.compactMap { Int($0[0]) } == Array(1...14))
    #expect(rows.compactMap { Int($0[2]) } == Array(1...13))
    #expect(result["marks"] as? [String] == ["count > 0", "count >= 0", "State", "PAID"])
    #expect(
      result["cards"] as? [String] == ["count > 0 in Swift is count >= 0 in Kotlin", "Swift has no case for PAID."])
    #expect(result["focus"] as? String == "card warning ")
    #expect(result["title"] as? String == "Booking · parity")
    #expect(
      result["members"] as? [String] == [
        "type Booking", "equal count", "divergent reload()", "type State", "kotlin-only PAID",
      ])
  }

  /// Overloads and members of two extensions may have one name.
  @Test func outlineCountsFindingsWhereTheyStand() throws {
    var report = toolReport()
    for index in [1, 2] { report.twins[0].text?.members[index].name = "Booking.same()" }
    let scenario = """
      await pause();
      return all(".outline li").map((item) => [".name", ".pill"]
        .map((part) => item.querySelector(part)?.textContent ?? "-").join(" "));
      """
    let address = "#/twin/Booking.swift~app%2FBooking.kt"
    let items = try Browser.run(scenario, on: Reporter.html.render(report), at: address) as? [String]
    #expect(items == ["Booking -", "same() -", "same() 1", "State -", "PAID 1"])
  }

  @Test func everyAddressShowsSomething() throws {
    let scenario = """
      const lengths = [];
      for (const address of ["#/unpaired", "#/rules", "#/rules?rule=missing-case", "#/problems", "#/twin/gone", "#/"]) {
        location.hash = address;
        await pause();
        lengths.push(document.querySelector("main").innerText.length);
      }
      return lengths;
      """
    let lengths = try #require(Browser.run(scenario, on: page) as? [Int])
    #expect(lengths.count == 6)
    #expect(lengths.allSatisfy { $0 > 200 })
  }

  /// All hostile texts in one page: starting a browser takes longer than everything else.
  @Test func sourcesAndNamesStayText() throws {
    var all = toolReport()
    for text in hostileTexts.map(\.text) {
      let report = report(with: text)
      all.twins += report.twins
      all.findings += report.findings
      all.unpaired += report.unpaired
      all.problems += report.problems
    }
    let scenario = """
      const foreign = () =>
        all("img, iframe, object, svg, td, h3, a:not([href^='#']), [onerror], [onclick], [onload]").length;
      const found = [];
      for (const twin of report.twins) {
        location.hash = twin.address;
        await pause(20);
        found.push(foreign(), all(".pane-head").length - 2);
      }
      for (const address of ["#/unpaired", "#/rules", "#/problems", "#/twins?text=x"]) {
        location.hash = address;
        await pause(20);
        found.push(foreign());
      }
      return { found, hacked: window.hacked ?? false, scripts: all("script").length };
      """
    let result = try #require(Browser.run(scenario, on: Reporter.html.render(all)) as? [String: Any])
    #expect(result["found"] as? [Int] == Array(repeating: 0, count: 2 * all.twins.count + 4))
    #expect(result["hacked"] as? Bool == false)
    // The report, a block for each twin, the page's script and the scenario's.
    #expect(result["scripts"] as? Int == all.twins.count + 3)
  }

  @Test func fiveThousandTwinsLoadInTwoSeconds() throws {
    let large = Reporter.html.render(Self.large(twins: 5_000))
    #expect(large.utf8.count > 20_000_000)
    let scenario = """
      const loaded = performance.now();
      const first = all(".twin").length;
      const last = () => Number(all(".twin").at(-1).getAttribute("aria-posinset"));
      scrollTo(0, 100000);
      // On a busy machine the page may take its time.
      for (let tries = 0; tries < 100 && last() < 1000; tries++) await pause(20);
      return [loaded, first, all(".twin").length, last()];
      """
    let runs = try (0..<2).map { _ in try #require(Browser.run(scenario, on: large) as? [Double]) }
    #expect((runs.map { $0[0] }.min() ?? .infinity) < 2_000)
    for run in runs {
      #expect(run[1] > 5 && run[1] < 60)
      #expect(run[2] > 5 && run[2] < 60)
      #expect(run[3] > 1_000)
    }
  }

  private static func large(twins count: Int) -> Report {
    var report = toolReport()
    let source = (0..<60).map { "    let value\($0) = compute(\($0)) // something of usual length\n" }.joined()
    report.twins = (0..<count).map { number in
      var twin = report.twins[0]
      twin.swiftPath = "Sources/Module\(number % 90)/Thing\(number).swift"
      twin.kotlinPath = "app/module\(number % 90)/Thing\(number).kt"
      twin.normalizedSimilarity = Double(number % 100) / 100
      twin.text = TwinText(swift: source, kotlin: source, members: [])
      return twin
    }
    report.findings = report.twins.flatMap { twin in
      (0..<3).map { line in
        var finding = conditionFinding()
        finding.primary.path = twin.swiftPath
        finding.counterpart?.path = twin.kotlinPath
        finding.fingerprint = "\(twin.swiftPath)-\(line)"
        return finding
      }
    }
    return report
  }
}
