/** Every French message, for the readers of French. */
import.meta.glob('../../**/*.messages.fr.{ts,tsx}', { eager: true });

export { provideFrenchKit } from './kit/kit.fr.ts';
