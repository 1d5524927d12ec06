import { personWords } from './person-name.messages.ts';

/** A person's name; the API's placeholder for unknown people is localized. */
export function personName(name: string): string {
  if (name === 'A former user') {
    return personWords.formerUser;
  }
  return name === 'Platebook support' ? personWords.support : name;
}
