import { expect, test } from 'vitest';
import { changeInFrench } from './audit-words.fr.ts';

test.each([
  ['created', 'store', 'a créé l’établissement'],
  ['connected', 'channel', 'a branché le canal'],
  ['revoked', 'api token', 'a révoqué le jeton d’API'],
  ['undone', 'store mapping', 'a annulé l’association de l’établissement'],
  ['repost requested', 'entries', 'a demandé de comptabiliser de nouveau les écritures'],
])('%s, %s: %s', (verb, thing, french) => {
  expect(changeInFrench(verb, thing)).toBe(french);
});

test('a change without a French text yet keeps its own', () => {
  expect(changeInFrench('polished', 'store')).toBe('polished\u00A0: store');
});
