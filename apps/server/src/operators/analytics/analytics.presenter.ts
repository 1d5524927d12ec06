import type { components } from '@platebook/api-client';
import type { Analytics } from './read-analytics.ts';

type Schemas = components['schemas'];

export function presentAnalytics({ period, ...figures }: Analytics): Schemas['Analytics'] {
  const { funnel, firstPosts, volume, cohorts, trials } = figures;
  const { matches, featureUse, payouts, vitals, visits, support } = figures;
  return {
    days: figures.days,
    from: period.from.toISOString(),
    to: period.to.toISOString(),
    funnel: {
      registered: funnel.registered,
      client: funnel.client,
      reports: funnel.reports,
      books: funnel.books,
      mapped: funnel.mapped,
      posted: funnel.posted,
      second_week: funnel.secondWeek,
    },
    first_posts: {
      clients: firstPosts.clients,
      median_hours: firstPosts.medianHours,
      p90_hours: firstPosts.p90Hours,
    },
    volume: [...volume],
    cohorts: cohorts.map(({ month, clients, active }) => ({ month, clients, active: [...active] })),
    trials,
    store_matches: [...matches],
    feature_use: [...featureUse],
    payouts: payouts.map(({ grossCents, ...counts }) => ({ ...counts, gross_cents: grossCents })),
    web_vitals: vitals.map(({ route, loads, ttfbMs, lcpMs, inpMs, cls }) => ({
      route,
      loads,
      ttfb_ms: ttfbMs,
      lcp_ms: lcpMs,
      inp_ms: inpMs,
      cls,
    })),
    visits: { total: visits.visits, error_free: visits.errorFree },
    support_tickets: support.tickets,
    unknown_columns: support.unknownColumns,
  };
}

/** Every figure as a row: its subject, its part, its name, its value. */
export function analyticsRows(analytics: Schemas['Analytics']): string[][] {
  const { funnel, first_posts: first, trials, visits } = analytics;
  const rows = (section: string, part: string, figures: object): string[][] =>
    Object.entries(figures).map(([name, value]) => [section, part, name, String(value ?? '')]);
  return [
    ...rows('funnel', '', funnel),
    ...rows('first_posts', '', first),
    ...analytics.volume.flatMap(({ week, platform, ...figures }) =>
      rows('volume', `${week} ${platform}`, figures),
    ),
    ...analytics.cohorts.flatMap(({ month, clients, active }) => [
      ['cohorts', month, 'clients', String(clients)],
      ...active.map((count, at) => ['cohorts', month, `active_month_${at}`, String(count)]),
    ]),
    ...rows('trials', '', trials),
    ...analytics.store_matches.flatMap(({ platform, ...figures }) =>
      rows('store_matches', platform, figures),
    ),
    ...analytics.feature_use.flatMap(({ feature, ...figures }) =>
      rows('feature_use', feature, figures),
    ),
    ...analytics.payouts.flatMap(({ platform, currency, ...figures }) =>
      rows('payouts', `${platform} ${currency}`, figures),
    ),
    ...analytics.web_vitals.flatMap(({ route, ...figures }) => rows('web_vitals', route, figures)),
    ...rows('visits', '', visits),
    ['support', '', 'tickets', String(analytics.support_tickets)],
    ['reports', '', 'unknown_columns', String(analytics.unknown_columns)],
  ];
}
