// (b) The lower bound of reading a CSV with papaparse: split it into cells and count them.
import { createReadStream } from 'node:fs';
import Papa from 'papaparse';

let rows = 0;
let cells = 0;
const parser = Papa.parse(Papa.NODE_STREAM_INPUT, { header: false });
parser.on('data', (row) => {
  rows += 1;
  cells += row.length;
});
parser.on('end', () => process.stdout.write(JSON.stringify({ rows, cells })));
createReadStream(process.argv[2], 'utf8').pipe(parser);
