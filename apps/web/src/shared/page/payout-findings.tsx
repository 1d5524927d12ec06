import { InlineAlert } from '@platebook/ui';
import type { Payout } from '../api/entities.ts';
import { reasonSentence } from '../language/server-errors.ts';
import { findingTitles } from './page.messages.tsx';

const TITLES: Record<Payout['findings'][number]['code'], string> = findingTitles;

/** Differences from what the client expects of the platform; they do not block posting. */
export function PayoutFindings({ findings }: Pick<Payout, 'findings'>) {
  return findings.map((finding) => (
    <InlineAlert key={finding.code} tone="warning" title={TITLES[finding.code]}>
      {reasonSentence(finding)}
    </InlineAlert>
  ));
}

/** The findings in a few words, for a list. */
export function findingsInWords(findings: Payout['findings']): string {
  return findings.map(({ code }) => TITLES[code]).join('. ');
}
