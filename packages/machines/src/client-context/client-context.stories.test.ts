import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLIENT_CONTEXT_SITUATIONS } from './client-context.situations.ts';

// The stories draw with the kit, which needs a browser: here their names are read, there they run.
const source = readFileSync(new URL('./client-context.stories.tsx', import.meta.url), 'utf8');

test.each(Object.keys(CLIENT_CONTEXT_SITUATIONS))(
  'the state %s has a story of its name that shows it',
  (state) => {
    const name = state.charAt(0).toUpperCase() + state.slice(1);
    expect(source).toMatch(
      new RegExp(
        `export const ${name}: Story = \\{\\s*args: \\{ situation: CLIENT_CONTEXT_SITUATIONS\\.${state} \\}`,
      ),
    );
  },
);
