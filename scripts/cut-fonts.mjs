// node scripts/cut-fonts.mjs: cuts the typefaces of the kit to the weights it uses (packages/ui/src/themes/primitives.ts, and
// 700 for <strong>). Run it when a typeface or the weights change, and commit what it writes.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const WEIGHTS = { min: 400, max: 700 };
const FONTS = ['inter', 'source-serif-4', 'jetbrains-mono'];
const KIT = fileURLToPath(new URL('../packages/ui/', import.meta.url));
const TARGET = join(KIT, 'src', 'fonts');
const require = createRequire(join(KIT, 'package.json'));

await mkdir(TARGET, { recursive: true });
for (const name of FONTS) {
  const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
  const whole = await readFile(join(folder, 'files', `${name}-latin-wght-normal.woff2`));
  const cut = await subsetFont(whole, null, {
    keepAllGlyphs: true,
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    // Author and license: harfbuzz drops these by default.
    preserveNameIds: [0, 7, 13, 14],
  });
  await writeFile(join(TARGET, `${name}-latin.woff2`), cut);
  await copyFile(join(folder, 'LICENSE'), join(TARGET, `${name}-latin.LICENSE.txt`));
  process.stdout.write(`${name}: ${whole.length} B, cut to ${cut.length} B\n`);
}
