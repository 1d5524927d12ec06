// (a) The full path: a report file becomes balanced entries whose lines name their rows.
// With --walk every row number of every line is read too, one by one.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { openReading, planEntries } from '@platebook/accounting';

function nodeHasher() {
  const hash = createHash('sha256');
  return { update: (bytes) => hash.update(bytes), digestHex: () => hash.digest('hex') };
}

const rowsOf = process.argv[3] === '--walk' ? countRows : ({ size }) => size;
const reading = openReading({ createHasher: nodeHasher, fileCount: 1 });
const file = reading.openFile({ name: 'report.csv' });
for await (const bytes of createReadStream(process.argv[2], { highWaterMark: 256 * 1024 })) {
  file.push(bytes);
}
file.close();
const { reports, payouts, blocked } = reading.finish();
const { entries } = planEntries(payouts);

let unbalanced = 0;
let unproven = 0;
let proofRows = 0;
for (const { lines } of entries) {
  let difference = 0;
  for (const line of lines) {
    difference += line.side === 'debit' ? line.amountCents : 0 - line.amountCents;
    const proven = line.sources.reduce((sum, source) => sum + source.cents, 0);
    unproven += Math.abs(proven) === line.amountCents ? 0 : 1;
    proofRows += line.sources.reduce((sum, { rows }) => sum + rowsOf(rows), 0);
  }
  unbalanced += difference === 0 ? 0 : 1;
}
const rows = reports.reduce((sum, report) => sum + report.rows, 0);
const quarantined = reports.reduce((sum, report) => sum + report.quarantined.length, 0);
const result = { rows, quarantined, payouts: payouts.length, entries: entries.length };
const checks = { blocked: blocked.length, unbalanced, unproven, proofRows };
process.stdout.write(JSON.stringify({ ...result, ...checks }));

function countRows(rows) {
  let count = 0;
  for (const part of rows.byFile()) {
    for (const row of part.rows) {
      count += row > 0 ? 1 : 0;
    }
  }
  return count;
}
