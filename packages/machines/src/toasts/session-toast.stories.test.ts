import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SESSION_TOAST_STATES } from './session-toast.connect.ts';

// The stories draw with the kit, which needs a browser: here their names are read, there they run.
const source = readFileSync(new URL('./session-toast.stories.tsx', import.meta.url), 'utf8');

test.each(SESSION_TOAST_STATES)('the state %s has a story of its name that shows it', (state) => {
  const name = state.charAt(0).toUpperCase() + state.slice(1);
  expect(source).toMatch(
    new RegExp(
      `export const ${name}: Story = \\{\\s*args: \\{ situation: SESSION_TOAST_SITUATIONS\\.${state} \\}`,
    ),
  );
});
