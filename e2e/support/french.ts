import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator } from '@playwright/test';

const SOURCE = fileURLToPath(new URL('../../apps/web/src/', import.meta.url));

/** The constant texts of a folder's catalogues with that file ending: "Runs", "No runs yet". */
function textsIn(folder: string, ending: RegExp): string[] {
  return readdirSync(`${SOURCE}${folder}`)
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(`${SOURCE}${folder}/${file}`, 'utf8'))
    .flatMap((file) =>
      [...file.matchAll(/^ {2}\w+:\s+'([^']+)',$/gm)].map(([, text = '']) => text),
    );
}

/** The lines of `part` that are English messages of a folder of the web's source, such as "features/batches". */
export async function englishIn(part: Locator, folder: string): Promise<string[]> {
  const french = new Set(textsIn(folder, /\.messages\.fr\.tsx?$/));
  const english = textsIn(folder, /\.messages\.tsx?$/).filter((text) => !french.has(text));
  expect(english.length, folder).toBeGreaterThan(10);
  const lines = (await part.innerText()).split('\n');
  return lines.map((line) => line.trim()).filter((line) => english.includes(line));
}
