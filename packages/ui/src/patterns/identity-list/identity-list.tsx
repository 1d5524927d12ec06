import type { Currency } from '../../components/money/format-money.ts';
import { useMoneyFormat } from '../../components/money/money-style.tsx';
import { StatusShape } from '../../components/status-pill/status-shape.tsx';
import * as styles from './identity-list.css.ts';
import { IDENTITY_SENTENCES, type IdentityId } from './identity-sentences.ts';
import { identityListWords } from './identity-list.words.ts';

export type Identity = {
  id: IdentityId;
  holds: boolean;
  differenceCents: number;
  /** For the period identity: which period edge would explain a break. */
  breakKind?: 'cutoff-before' | 'cutoff-after' | 'unexplained' | undefined;
};

export type IdentityListProps = {
  identities: readonly Identity[];
  currency: Currency;
  'aria-label'?: string | undefined;
};

const BREAKS = {
  get 'cutoff-before'() {
    return identityListWords.theDifferenceFitsThe;
  },
  get 'cutoff-after'() {
    return identityListWords.theDifferenceFitsTheDay;
  },
  get unexplained() {
    return identityListWords.theDifferenceFitsNeither;
  },
} as const;

/**
 * The identities of a payout: each holds to the cent, or shows by how much it does not.
 *
 * **When:** to prove that an entry may be posted. **When not:** to list the wrong rows use `QuarantineTable`.
 *
 * **Accessibility:** a list; the result of each check is shape and word.
 *
 * @example
 * <IdentityList identities={[{ id: 'I3', holds: false, differenceCents: 1_000 }]} currency="USD" />
 */
export function IdentityList({
  identities,
  currency,
  'aria-label': label = identityListWords.identities,
}: IdentityListProps) {
  const formatMoney = useMoneyFormat();
  return (
    <div className={styles.container}>
      <ul aria-label={label} className={styles.list}>
        {identities.map(({ id, holds, differenceCents, breakKind }) => (
          <li key={id} className={styles.item}>
            <span className={styles.id}>{id}</span>
            <span className={styles.words}>
              <span className={styles.title}>{IDENTITY_SENTENCES[id].title}</span>
              <span className={styles.sentence}>
                {IDENTITY_SENTENCES[id].sentence}
                {breakKind === undefined ? null : ` ${BREAKS[breakKind]}`}
              </span>
            </span>
            <span className={holds ? styles.holds : styles.broken}>
              <StatusShape shape={holds ? 'tick' : 'cross'} />
              {holds ? (
                <span>{identityListWords.holds}</span>
              ) : (
                <span>
                  {identityListWords.offBy}
                  <bdi dir="ltr">{formatMoney(differenceCents, { currency })}</bdi>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
