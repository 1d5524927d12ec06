import { personWords } from './person-name.messages.ts';

/** The name of a person as the API gives it; in the reader's language where it stands for whoever it was. */
export function personName(name: string): string {
  if (name === 'A former user') {
    return personWords.formerUser;
  }
  return name === 'Platebook support' ? personWords.support : name;
}
