import { describe, expect, test } from 'vitest';
import { matchClients } from './match-clients.ts';

const CLIENTS = [
  { id: '1', name: 'Blue Door Café', detail: 'Montréal' },
  { id: '2', name: 'The Door', detail: 'Boston' },
  { id: '3', name: 'Door 44' },
  { id: '4', name: 'Noodle House', detail: '3 stores, Philadelphia' },
];
const names = (typed: string) => matchClients(CLIENTS, typed).map((client) => client.name);

describe('matchClients', () => {
  test('gives all clients in their order when nothing is typed', () => {
    expect(names('  ')).toEqual(['Blue Door Café', 'The Door', 'Door 44', 'Noodle House']);
  });

  test('puts names that begin with the text first', () => {
    expect(names('door')).toEqual(['Door 44', 'Blue Door Café', 'The Door']);
  });

  test('ignores case and accents', () => {
    expect(names('CAFE montreal')).toEqual(['Blue Door Café']);
  });

  test('looks at the second line too', () => {
    expect(names('phila')).toEqual(['Noodle House']);
  });

  test('gives nothing when a word is nowhere', () => {
    expect(names('door xyz')).toEqual([]);
  });
});
