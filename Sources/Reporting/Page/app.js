// Addresses, keys and the colour scheme.

/** The overview that the reader came from. */
let lastOverview = "#/twins";
let shown = null;

function pageAt(address) {
  const [path, search] = address.split("?");
  const query = new URLSearchParams(search ?? "");
  const twin = twinsByAddress.get(path);
  if (twin) return twinPage(twin, query);
  if (path === "#/unpaired") return unpairedPage();
  if (path === "#/rules") return rulesPage(query);
  if (path === "#/problems") return problemsPage();
  return overview(query);
}

function show() {
  const address = location.hash || "#/twins";
  shown?.leave?.();
  if (address.startsWith("#/twins")) lastOverview = address;
  shown = pageAt(address);
  document.getElementById("page").replaceChildren(masthead(), shown.element);
  document.title = shown.title;
  scrollTo(0, 0);
  shown.shown?.();
}

function masthead() {
  return make("header", { class: "masthead" },
    make("a", { class: "mark", href: "#/twins", "aria-label": "parity: overview" },
      make("span", { class: "sign", "aria-hidden": "true" }, make("i", {}), make("i", {})), "parity"),
    quietButton("Keys", "Keys (?)", () => keysDialog.showModal()),
    quietButton(schemeName(), "Light, dark, or as the system (t)", turnScheme));
}

function quietButton(label, title, click) {
  return make("button", { type: "button", class: "quiet", title, click }, label);
}

// MARK: Smaller pages

function plainPage(current, title, ...content) {
  const element = make("main", { class: "overview" }, summary(), tabs(current), ...content);
  return { element, title: `${title} · parity` };
}

/** A page that is one long list. */
function listPage(current, title, items, draw, height, note) {
  const list = new LongList(title, draw, () => height);
  return {
    ...plainPage(current, title, make("p", { class: "count" }, note), list.element),
    shown() {
      list.show(items);
      list.attach();
    },
    leave: () => list.detach(),
    key(key) {
      if (key === "j" || key === "ArrowDown") list.move(1);
      else if (key === "k" || key === "ArrowUp") list.move(-1);
      else return false;
      return true;
    },
  };
}

function unpairedPage() {
  const byPath = new Map();
  for (const finding of report.findings) {
    // That a file has no twin is what the list says of all of them.
    if (finding.twin === null && speaks(finding) && finding.rule !== "missing-file") {
      const key = `${finding.primary.side} ${finding.primary.path}`;
      byPath.set(key, [...(byPath.get(key) ?? []), finding]);
    }
  }
  const items = [...report.unpaired];
  const listed = new Set(items.map((file) => `${file.side} ${file.path}`));
  for (const key of byPath.keys()) {
    if (!listed.has(key)) items.push({ side: key.split(" ")[0], path: key.slice(key.indexOf(" ") + 1) });
  }
  return listPage("unpaired", "Without twin", items, (file) => make(
    "div", { class: "file", tabindex: "0" },
    make("span", { class: `side ${file.side}` }, sideName(file.side)),
    make("span", { class: "path" }, visible(file.path)), pills(byPath.get(`${file.side} ${file.path}`) ?? [])), 40,
    `${counted(items.length, "file")} without a counterpart`);
}

function problemsPage() {
  return listPage("problems", "Problems", report.problems, (problem) => make(
    "div", { class: "file", tabindex: "0", title: problem.hint ?? null },
    make("span", { class: `word ${problem.severity}` }, problem.severity),
    make("span", { class: "path" }, visible(problem.message))), 40,
    `${counted(report.problems.length, "problem")} with what parity was given to read`);
}

function rulesPage(query) {
  const counts = new Map();
  for (const { rule } of report.findings.filter(speaks)) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const note = (rule) => make(
    "article", { class: "rule-note", id: `rule-${rule.id}`, tabindex: "-1" },
    make("h2", {}, rule.id, make("span", { class: `word ${rule.severity}` }, noun(rule.severity)),
      make("a", { class: "more", href: `#/twins?rule=${encodeURIComponent(rule.id)}` },
        counted(counts.get(rule.id) ?? 0, "finding"))),
    make("p", { class: "lead" }, prose(rule.summary)), make("p", {}, prose(rule.why)),
    rule.instead && make("p", {}, prose(rule.instead)));
  const page = plainPage("rules", "Rules", make("div", { class: "rules" }, report.rules.map(note)));
  page.shown = () => {
    const wanted = document.getElementById(`rule-${query.get("rule")}`);
    wanted?.scrollIntoView({ block: "center" });
    wanted?.focus({ preventScroll: true });
  };
  return page;
}

// MARK: Keys

const keysDialog = make(
  "dialog", { class: "keys", "aria-label": "Keys" }, make("h2", {}, "Keys"),
  make("dl", {}, [
    ["j k", "next, previous row"], ["Enter", "open"], ["/", "filter"], ["n p", "next, previous finding"],
    ["] [", "next, previous twin"], ["Esc", "back to the overview"], ["t", "light or dark"], ["?", "this list"],
  ].map(([keys, words]) => [
    make("dt", {}, keys.split(" ").map((key) => make("kbd", {}, key))), make("dd", {}, words),
  ])),
  make("form", { method: "dialog" }, make("button", {}, "Close")));

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || keysDialog.open) return;
  const target = event.target;
  if (target.matches?.("input[type=search]")) {
    if (["Escape", "Enter", "ArrowDown"].includes(event.key)) target.blur();
    if (event.key !== "ArrowDown") return;
  }
  if (target.matches?.("select") || (target.matches?.("button") && event.key === "Enter")) return;
  if (event.key === "?") keysDialog.showModal();
  else if (event.key === "t") turnScheme();
  else if (!shown?.key?.(event.key)) return;
  event.preventDefault();
});

// MARK: Colour scheme

const schemes = ["light dark", "light", "dark"];

/** Storage may be closed to files; then the choice lasts as long as the page. */
let scheme = (() => {
  try {
    return localStorage.getItem("parity-scheme") ?? schemes[0];
  } catch {
    return schemes[0];
  }
})();

function schemeName() {
  return { "light dark": "Auto", light: "Light", dark: "Dark" }[scheme] ?? "Auto";
}

function turnScheme() {
  scheme = schemes[(schemes.indexOf(scheme) + 1) % schemes.length];
  try {
    localStorage.setItem("parity-scheme", scheme);
  } catch {
    // Nothing is lost but the memory of the choice.
  }
  document.documentElement.style.colorScheme = scheme;
  document.querySelector(".masthead")?.replaceWith(masthead());
}

document.documentElement.style.colorScheme = scheme;
document.body.append(keysDialog);
addEventListener("hashchange", show);

// The sources stand after this script: a twin that is asked for by its address waits for them, the overview does not.
const waits = location.hash.startsWith("#/twin/") && document.readyState === "loading";
if (waits) addEventListener("DOMContentLoaded", show);
else show();
