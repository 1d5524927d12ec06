import { afterEach, expect, test } from 'vitest';
import '../../public/french.ts';
import './french.ts';
import { setLanguage, type Language } from './language.ts';

afterEach(() => setLanguage('en-US'));

type Words = Readonly<Record<string, unknown>>;
const files = import.meta.glob<Record<string, unknown>>(
  ['../../**/*.messages.{ts,tsx}', '!../../**/*.fr.{ts,tsx}'],
  { eager: true },
);

/** Sample values for messages, tried until one yields a sentence. */
const SAMPLES: readonly unknown[] = [3, '2026-11-02', '2026-11-02T09:00:00.000Z', ['a', 'b', 'c']];

function sentence(message: unknown): string | null {
  if (typeof message !== 'function') {
    return String(message);
  }
  for (const sample of [...SAMPLES, {}]) {
    try {
      const text: unknown = message(...Array.from({ length: 6 }, () => sample));
      if (typeof text === 'string' && !/NaN|Invalid Date|\[object/.test(text)) {
        return text;
      }
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof RangeError)) {
        throw error;
      }
    }
  }
  // A message of elements, or with a shape that no sample has: its types are still checked.
  return null;
}

function inLanguage(language: Language, words: Words, name: string): string | null {
  setLanguage(language);
  return sentence(words[name]);
}

const catalogues = Object.entries(files).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter(([, words]) => typeof words === 'object' && words !== null)
    .map(([name, words]) => [file.replace('../../', ''), name, words as Words] as const),
);

/** The same in both languages. */
const SAME =
  /^(?:Action|Actions|Classes|Activity|Applications?|Clients?|Codes?|Description|Invitations?|Message|Messages|Net|Notes?|Notifications?|Page|Pages|Pause|Phone|Plan|Quantité|Service|Sessions?|Support|Total|Type|Versions?|Version \d+|Configuration|Alias|Options|Date|Dates|Format|Source|Importation|Incident|Information|Interactions?|Administration|changed|Commission|Europe|Minutes?|Question|Questions|Import|Documents?|Point|Conversation|Conversations|Articles?|Blog|Style|Canada|QuickBooks|Promotions?|Commission \(%\)|Journal|JSON|Taxes|Marketing|Platebook|Clients – Platebook|.*\bpage \d+|\d+ clients)$/i;

test.each(catalogues)('%s %s has each message in both languages', (_file, _name, words) => {
  const same: string[] = [];
  for (const name of Object.keys(words)) {
    const [english, french] = [inLanguage('en-US', words, name), inLanguage('fr-CA', words, name)];
    if (english === null || french === null) {
      continue;
    }
    expect([name, french.trim() === '' && english.trim() !== '']).toEqual([name, false]);
    if (english === french && /\p{L}{4}/u.test(english) && !SAME.test(english)) {
      same.push(`${name}: ${english}`);
    }
  }
  expect(same).toEqual([]);
});
