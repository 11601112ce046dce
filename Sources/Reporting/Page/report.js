// The report as the page knows it: what was read, and what follows from it.

const report = JSON.parse(document.getElementById("report").textContent);

const severities = ["error", "warning", "info"];
/** As people call a finding of a severity; programs say `info`. */
const noun = (severity) => (severity === "info" ? "note" : severity);
const rulesByID = new Map(report.rules.map((rule) => [rule.id, rule]));
const findingsByID = new Map(report.findings.map((finding) => [finding.id, finding]));

/** What someone owes: infos are notes and weigh nothing. */
const weight = { error: 5, warning: 1, info: 0 };
const speaks = (finding) => finding.state === "new" || finding.state === "existing";

function folderOf(path) {
  const end = path.lastIndexOf("/");
  return end < 0 ? "" : path.slice(0, end);
}

function sideName(side) {
  return side === "swift" ? "Swift" : "Kotlin";
}

function nameOf(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}

report.twins.forEach((twin, number) => {
  twin.number = number;
  twin.address = `#/twin/${encodeURIComponent(twin.swift)}~${encodeURIComponent(twin.kotlin)}`;
  twin.folder = folderOf(twin.swift);
  twin.findings = [];
  twin.haystack = `${twin.swift}\n${twin.kotlin}`.toLowerCase();
});
for (const finding of report.findings) {
  finding.haystack = `${finding.rule}\n${finding.message}\n${finding.member ?? ""}`.toLowerCase();
  if (finding.twin !== null) report.twins[finding.twin].findings.push(finding);
}
for (const twin of report.twins) {
  twin.debt = twin.findings.reduce((sum, finding) => sum + (speaks(finding) ? weight[finding.severity] : 0), 0);
}

/** The two sources of a twin with their alignment; null when the report holds none, or not yet. */
function sourcesOf(twin) {
  const block = document.getElementById(`twin-${twin.number}`);
  return block ? JSON.parse(block.textContent) : null;
}

const twinsByAddress = new Map(report.twins.map((twin) => [twin.address, twin]));
