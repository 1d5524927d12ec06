/** The page on which members of a team decide about it. */
export function teamLink(siteUrl: string, clientId: string | null): string {
  const link = new URL('/dashboard/team-management', siteUrl);
  if (clientId !== null) {
    link.searchParams.set('client', clientId);
  }
  return link.href;
}

export function dashboardLink(siteUrl: string, clientId: string | null): string {
  const link = new URL('/dashboard', siteUrl);
  if (clientId !== null) {
    link.searchParams.set('client', clientId);
  }
  return link.href;
}

export function invitationLink(siteUrl: string, token: string): string {
  const link = new URL('/invitation', siteUrl);
  link.searchParams.set('token', token);
  return link.href;
}

export function clientsLink(siteUrl: string): string {
  return new URL('/dashboard/clients', siteUrl).href;
}
