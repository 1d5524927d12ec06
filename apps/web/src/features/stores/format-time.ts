import { words } from './stores.messages.tsx';

/** `04:00` reads "4:00 AM", and `00:00` "Midnight". */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (hour === 0 && minute === 0) {
    return words.midnight;
  }
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${half}`;
}
