// Imports one of our TypeScript modules, for scripts that generate pages from the product's own data.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from './install.mjs';

/** For modules that import only types and similar modules of their own folder. */
export function importTypeScript(path) {
  return import(moduleUrl(join(root, path)));
}

function moduleUrl(path) {
  const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const code = outputText.replaceAll(
    /(?<=^import .* from )'(\.\/[^']+\.ts)'/gm,
    (_, beside) => `'${moduleUrl(join(dirname(path), beside))}'`,
  );
  return `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
}
