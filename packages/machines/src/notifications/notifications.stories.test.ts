import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NOTIFICATIONS_STATES } from './notifications.connect.ts';

// The stories draw with the kit, which needs a browser: here their names are read, there they run.
const source = readFileSync(new URL('./notifications.stories.tsx', import.meta.url), 'utf8');

test.each(NOTIFICATIONS_STATES)('the state %s has a story of its name that shows it', (state) => {
  const name = state.charAt(0).toUpperCase() + state.slice(1);
  expect(source).toMatch(
    new RegExp(
      `export const ${name}: Story = \\{\\s*args: \\{ situation: NOTIFICATIONS_SITUATIONS\\.${state} \\}`,
    ),
  );
});
