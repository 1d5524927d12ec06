// A module of ours in TypeScript, for scripts that make pages from what the product works with.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from './install.mjs';

/** For a module that imports nothing but types and modules of its own folder, which do the same. */
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
