// The rooms of the server, from the ground up, as docs/architecture.md shows them: made from apps/server/rooms.json, which the
// borders are made from too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const START = '<!-- rooms: made by npm run generate -->';
const END = '<!-- /rooms -->';
const PAGE = 'docs/architecture.md';

/** The page with the picture between its markers regenerated. */
export function architecturePage() {
  const page = readFileSync(join(root, PAGE), 'utf8');
  const [before, rest = ''] = page.split(START);
  const [, after = ''] = rest.split(END);
  return `${before}${START}\n\n${picture()}\n\n${END}${after}`;
}

function picture() {
  const floors = JSON.parse(readFileSync(join(root, 'apps/server/rooms.json'), 'utf8'));
  const rows = floors.toReversed().map((rooms, index) => {
    const floor = floors.length - 1 - index;
    const names = rooms.map(({ room }) => `\`${room}/\``).join(' ');
    return `| ${floor} | ${names} | ${rooms.map(({ holds }) => holds).join('; ')} |`;
  });
  return ['| floor | room | holds |', '|--:|---|---|', ...rows].join('\n');
}
