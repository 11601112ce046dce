// The overview: all twins with how alike they are, what they owe, and what was found.

/** What twins are sorted by, and what it is called: as usual, and turned round. */
const orders = {
  debt: {
    words: ["Most owed first: an error weighs 5, a warning 1, a note nothing", "Least owed first"],
    compare: (a, b) => b.debt - a.debt || a.similarity - b.similarity || a.number - b.number,
  },
  similarity: {
    words: ["Least alike first", "Most alike first"],
    compare: (a, b) => a.similarity - b.similarity || a.number - b.number,
  },
  findings: {
    words: ["Most findings first", "Fewest findings first"],
    compare: (a, b) => b.shown.length - a.shown.length || a.number - b.number,
  },
  path: { words: ["By path", "By path, from the end"], compare: (a, b) => a.number - b.number },
};

/** What the overview shows, as its address tells. */
function readFilter(query) {
  const wanted = (query.get("severity") ?? severities.join(",")).split(",");
  return {
    text: query.get("text") ?? "",
    rule: rulesByID.has(query.get("rule")) ? query.get("rule") : "",
    severities: new Set(severities.filter((severity) => wanted.includes(severity))),
    order: Object.hasOwn(orders, query.get("order") ?? "") ? query.get("order") : "debt",
    isTurned: query.get("turned") === "yes",
    byFolder: query.get("by") === "folder",
    silent: query.get("silent") === "yes",
    all: query.get("all") !== "no",
  };
}

/** The address of an overview; what is as usual is left out. */
function addressOf(filter) {
  const query = new URLSearchParams();
  if (filter.text) query.set("text", filter.text);
  if (filter.rule) query.set("rule", filter.rule);
  if (filter.severities.size < severities.length) query.set("severity", [...filter.severities].join(","));
  if (filter.order !== "debt") query.set("order", filter.order);
  if (filter.isTurned) query.set("turned", "yes");
  if (filter.byFolder) query.set("by", "folder");
  if (filter.silent) query.set("silent", "yes");
  if (!filter.all) query.set("all", "no");
  const text = query.toString();
  return `#/twins${text ? `?${text}` : ""}`;
}

/** Whether a finding passes a filter, its text aside. */
function passes(finding, filter) {
  return (
    filter.severities.has(finding.severity) && (!filter.rule || finding.rule === filter.rule) &&
    (filter.silent || speaks(finding)));
}

/** The twins that pass a filter, in order; each with the findings that pass as `shown`. */
function selected(filter) {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  const result = [];
  for (const twin of report.twins) {
    twin.shown = twin.findings.filter((finding) => passes(finding, filter));
    const ofTwin = words.every((word) => twin.haystack.includes(word));
    if (!ofTwin) {
      twin.shown = twin.shown.filter((finding) =>
        words.every((word) => finding.haystack.includes(word) || twin.haystack.includes(word)));
      if (!twin.shown.length) continue;
    }
    const narrowed = filter.rule || filter.severities.size < severities.length || !filter.all;
    if (narrowed && !twin.shown.length) continue;
    result.push(twin);
  }
  return turned(result.sort(orders[filter.order].compare), filter);
}

function turned(items, filter) {
  return filter.isTurned ? items.reverse() : items;
}

/** Twins under their folders: folders by what they owe, or by name where that is the order. */
function grouped(twins, filter, closed) {
  const folders = new Map();
  for (const twin of twins) {
    if (!folders.has(twin.folder)) folders.set(twin.folder, { kind: "folder", path: twin.folder, twins: [], debt: 0 });
    const folder = folders.get(twin.folder);
    folder.twins.push(twin);
    folder.debt += twin.debt;
  }
  const list = [...folders.values()];
  for (const folder of list) {
    folder.similarity = folder.twins.reduce((sum, twin) => sum + twin.similarity, 0) / folder.twins.length;
  }
  const byPath = (a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
  if (filter.order === "path") list.sort(byPath);
  else if (filter.order === "similarity") list.sort((a, b) => a.similarity - b.similarity || byPath(a, b));
  else list.sort((a, b) => b.debt - a.debt || byPath(a, b));
  turned(list, filter);
  return list.flatMap((folder) => (closed.has(folder.path) ? [folder] : [folder, ...folder.twins]));
}

const rowHeight = () => (innerWidth < 720 ? 104 : 60);

/** The folders that the reader has closed; kept while the page is open. */
const closedFolders = new Set();

/** How far the reader had scrolled in which overview. */
const lastPlace = { address: "", top: 0 };

function overview(query) {
  const filter = readFilter(query);
  const list = new LongList(
    "Twins", (item) => (item.kind === "folder" ? folderRow(item, redraw) : twinRow(item, filter)),
    (item) => (item.kind === "folder" ? 40 : rowHeight()));
  const count = make("p", { class: "count", role: "status" });

  function redraw() {
    const twins = selected(filter);
    const findings = twins.reduce((sum, twin) => sum + twin.shown.length, 0);
    count.textContent =
      `${counted(twins.length, "twin")}${twins.length < report.twins.length ? ` of ${report.twins.length}` : ""}, ` +
      counted(findings, "finding");
    list.show(filter.byFolder ? grouped(twins, filter, closedFolders) : twins);
    empty.hidden = twins.length > 0;
  }

  function change(changes) {
    Object.assign(filter, changes);
    history.replaceState(null, "", addressOf(filter));
    head.replaceWith((head = columnHeads(filter, change)));
    redraw();
  }

  const empty = make("p", { class: "empty" }, "No twin passes these filters.");
  const search = make("input", {
    type: "search", value: filter.text, placeholder: "Filter by path, member or words", id: "search",
    "aria-label": "Filter by text", autocomplete: "off", spellcheck: "false",
    input: (event) => change({ text: event.target.value }),
  });
  let head = columnHeads(filter, change);
  const element = make(
    "main", { class: "overview" }, summary(), tabs("twins"),
    make("div", { class: "filters" }, search, severityChips(filter, change), ruleMenu(filter, change),
      toggle("By folder", filter.byFolder, (on) => change({ byFolder: on })),
      toggle("With findings only", !filter.all, (on) => change({ all: !on })),
      report.findings.some((finding) => !speaks(finding)) &&
        toggle("Silenced, too", filter.silent, (on) => change({ silent: on }))),
    count, head, list.element, empty);
  return {
    element,
    title: "parity",
    shown() {
      redraw();
      if (lastPlace.address === addressOf(filter)) scrollTo(0, lastPlace.top);
      list.attach();
    },
    leave() {
      Object.assign(lastPlace, { address: addressOf(filter), top: scrollY });
      list.detach();
    },
    key(key) {
      if (key === "j" || key === "ArrowDown") list.move(1);
      else if (key === "k" || key === "ArrowUp") list.move(-1);
      else if (key === "/") search.focus();
      else return false;
      return true;
    },
  };
}

// MARK: Parts

/** The whole in one look: the share of members that are equal. */
function summary() {
  const total = { equal: 0, divergent: 0, swiftOnly: 0, kotlinOnly: 0 };
  for (const twin of report.twins) for (const key of Object.keys(total)) total[key] += twin[key];
  const all = total.equal + total.divergent + total.swiftOnly + total.kotlinOnly;
  const parts = [
    ["equal", total.equal, "equal"], ["divergent", total.divergent, "divergent"],
    ["swift", total.swiftOnly, "in Swift only"], ["kotlin", total.kotlinOnly, "in Kotlin only"],
  ];
  const counts = report.counts;
  const lone = report.findings.filter((finding) => finding.twin === null && finding.state === "new").length;
  const found = severities.filter((severity) => counts[`${severity}s`])
    .map((severity) => counted(counts[`${severity}s`], noun(severity)));
  return make(
    "section", { class: "summary" },
    make("h1", {}, found.length ? found.join(", ") : "No findings",
      make("small", {}, ` in ${counted(counts.inScope, "twin")}${lone ? ` (${lone} outside of them)` : ""}`)),
    !report.isComplete && make(
      "div", { class: "incomplete", role: "alert" },
      make("strong", {}, "Not everything was compared. "),
      report.problems.filter((problem) => problem.severity === "error").slice(0, 3)
        .map((problem) => make("span", {}, visible(problem.message), " "))),
    all > 0 && make(
      "figure", {},
      make("div", { class: "bar", role: "img", "aria-label": `${percent(total.equal / all)} of members are equal` },
        parts.filter(([, value]) => value).map(([kind, value]) => stripe(kind, value))),
      make("figcaption", {},
        make("b", {}, `${percent(total.equal / all)} of ${all.toLocaleString("en")} members are equal`),
        parts.slice(1).filter(([, value]) => value)
          .map(([kind, value, words]) =>
            make("span", { class: `key ${kind}` }, `${value.toLocaleString("en")} ${words}`)))),
    make("p", { class: "scope" }, visible(scopeWords())));
}

function stripe(kind, value) {
  const element = make("i", { class: kind });
  element.style.flexGrow = value;
  return element;
}

function scopeWords() {
  const side = (name, revision) => {
    const short = (text) => (/^[0-9a-f]{40,}$/.test(text) ? text.slice(0, 9) : text);
    const base = revision.base ? `${short(revision.base)} → ` : "";
    // A plain folder has no revision.
    const at = revision.revision === "folder" ? "" : ` at ${base}${short(revision.revision)}`;
    return `${name} ${revision.root || "."}${at}`;
  };
  return [
    side("Swift", report.scope.swift), side("Kotlin", report.scope.kotlin), `scope: ${report.scope.mode}`,
    `${report.counts.skipped} skipped`, `parity ${report.version}`,
  ].join("  ·  ");
}

function tabs(current) {
  const tab = (name, label, count, address) => make(
    "a", { href: address, "aria-current": name === current ? "page" : null }, label,
    make("span", { class: "number" }, count.toLocaleString("en")));
  return make(
    "nav", { class: "tabs", "aria-label": "Sections" }, tab("twins", "Twins", report.twins.length, "#/twins"),
    tab("unpaired", "Without twin", report.unpaired.length, "#/unpaired"),
    tab("rules", "Rules", report.rules.length, "#/rules"),
    report.problems.length > 0 && tab("problems", "Problems", report.problems.length, "#/problems"));
}

function toggle(label, isOn, change) {
  return make("label", { class: "toggle" },
    make("input", { type: "checkbox", checked: isOn, change: (event) => change(event.target.checked) }), label);
}

function severityChips(filter, change) {
  return make("div", { class: "chips", role: "group", "aria-label": "Severities" }, severities.map((severity) =>
    make("label", { class: `chip ${severity}` },
      make("input", {
        type: "checkbox", checked: filter.severities.has(severity),
        change: (event) => {
          if (event.target.checked) filter.severities.add(severity);
          else filter.severities.delete(severity);
          change({});
        },
      }),
      `${noun(severity)}s `, make("span", { class: "number" }, report.counts[`${severity}s`].toLocaleString("en")))));
}

function ruleMenu(filter, change) {
  const option = (value, label) => make("option", { value, selected: value === filter.rule }, label);
  return make("select", { "aria-label": "Rule", change: (event) => change({ rule: event.target.value }) },
    option("", "All rules"), report.rules.map((rule) => option(rule.id, rule.id)));
}

function columnHeads(filter, change) {
  const head = (order, label) => {
    const isPressed = filter.order === order;
    const isTurned = isPressed && filter.isTurned;
    const words = orders[order].words[Number(isTurned)];
    return make(
      "button", {
        class: `head ${isTurned ? "turned" : ""}`, type: "button", title: words, "aria-pressed": String(isPressed),
        "aria-label": isPressed ? `${label}: ${words}` : label,
        // Pressed again, it turns the order round.
        click: () => change({ order, isTurned: isPressed && !filter.isTurned }),
      }, label);
  };
  return make(
    "div", { class: "heads" }, head("similarity", "Similarity"), head("path", "Twin"),
    make("span", { class: "head" }, "Members"), head("findings", "Findings"), head("debt", "Debt"));
}

function twinRow(twin, filter) {
  const address = filter.rule ? `${twin.address}?rule=${encodeURIComponent(filter.rule)}` : twin.address;
  return make(
    "div", { class: "twin" },
    make("a", { href: address },
      make("span", { class: "similarity" }, make("b", {}, percent(twin.similarity)), gauge(twin.similarity)),
      make("span", { class: "names" },
        make("b", {}, visible(twinName(twin))),
        make("small", {}, visible(twin.folder || "."), make("i", {}, " ~ "), visible(folderOf(twin.kotlin) || "."))),
      make("span", { class: "members", title: memberWords(twin) },
        make("span", { class: "bar" },
          [["equal", twin.equal], ["divergent", twin.divergent], ["swift", twin.swiftOnly], ["kotlin", twin.kotlinOnly]]
            .filter(([, value]) => value).map(([kind, value]) => stripe(kind, value))),
        make("small", {}, `${twin.equal} of ${twin.equal + twin.divergent + twin.swiftOnly + twin.kotlinOnly}`)),
      make("span", { class: "found" }, pills(twin.shown)),
      make("span", { class: "debt" }, twin.debt ? String(twin.debt) : "–")));
}

function twinName(twin) {
  const swift = nameOf(twin.swift).replace(/\.swift$/, "");
  const kotlin = nameOf(twin.kotlin).replace(/\.kt$/, "");
  return swift === kotlin ? swift : `${swift} ~ ${kotlin}`;
}

function memberWords(twin) {
  return [
    `${twin.equal} equal`, twin.divergent && `${twin.divergent} divergent`,
    twin.swiftOnly && `${twin.swiftOnly} in Swift only`, twin.kotlinOnly && `${twin.kotlinOnly} in Kotlin only`,
  ].filter(Boolean).join(", ");
}

function gauge(share) {
  const bar = make("i", {});
  bar.style.width = `${Math.round(share * 100)}%`;
  return make("span", { class: "gauge" }, bar);
}

function pills(findings) {
  return severities.map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count > 0 && make("span", { class: `pill ${severity}`, title: counted(count, noun(severity)) }, String(count));
  });
}

function folderRow(folder, redraw) {
  const isClosed = closedFolders.has(folder.path);
  return make("div", { class: "folder" },
    make("button", {
      type: "button", "aria-expanded": String(!isClosed),
      click: () => {
        if (isClosed) closedFolders.delete(folder.path);
        else closedFolders.add(folder.path);
        redraw();
      },
    }, make("b", {}, visible(folder.path || ".")),
    make("small", {},
      `${counted(folder.twins.length, "twin")}, ${percent(folder.similarity)} alike, debt ${folder.debt}`)));
}
