/** The French messages of the public pages, and of nothing else: the server draws with them. */
import.meta.glob('./*.messages.fr.{ts,tsx}', { eager: true });
