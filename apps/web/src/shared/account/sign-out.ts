import type { Services } from '../services.ts';

type SigningOut = {
  readonly session: Pick<Services['session'], 'reread' | 'clear'>;
  readonly activeClient: Pick<Services['activeClient'], 'clear'>;
  readonly queries: Pick<Services['queries'], 'clear'>;
  readonly endOnServer: Services['endOnServer'];
};

/** Signs out of this browser at once, online or offline; the server is notified afterwards. */
export function signOut({ session, activeClient, queries, endOnServer }: SigningOut): void {
  const ended = session.reread();
  session.clear('signed_out');
  activeClient.clear();
  queries.clear();
  if (ended !== null) {
    endOnServer(ended);
  }
}
