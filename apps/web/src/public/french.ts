/** The French messages of the public pages only, used by the server's renderer. */
import.meta.glob('./*.messages.fr.{ts,tsx}', { eager: true });
