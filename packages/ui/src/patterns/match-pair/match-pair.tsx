import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Code } from '../../components/code/code.tsx';
import { Heading, type HeadingLevel } from '../../components/heading/heading.tsx';
import { Kbd } from '../../components/kbd/kbd.tsx';
import { RadioGroup } from '../../components/radio-group/radio-group.tsx';
import { StatusShape } from '../../components/status-pill/status-shape.tsx';
import * as styles from './match-pair.css.ts';
import { matchPairWords } from './match-pair.words.ts';

export type MatchReason = {
  /** "Address", "Name", "Phone". */
  what: string;
  same: boolean;
  /** Our store's value if it differs: "+1 215 555 0142". */
  ours?: string | undefined;
};

export type MatchCandidate = {
  id: string;
  name: string;
  address?: string | undefined;
  reasons: readonly MatchReason[];
  /** Platform stores already mapped to it: brands may share one kitchen. */
  linkedTo?: readonly string[] | undefined;
};

export type MatchPairProps = {
  platform: string;
  /** The store as the platform lists it. */
  platformStore: {
    id: string;
    name: string;
    address?: string | undefined;
    phone?: string | undefined;
  };
  /** Our stores, best match first. */
  candidates: readonly MatchCandidate[];
  /** `suggested` if one candidate clearly leads, `ambiguous` if several do, `none` if nothing is similar. */
  finding: 'suggested' | 'ambiguous' | 'none';
  /** The id of the selected candidate. */
  value: string | null;
  /** `confirming` while the request is pending; `confirmed` once both are mapped. */
  state?: 'open' | 'confirming' | 'confirmed' | undefined;
  onChoose: (candidateId: string) => void;
  onConfirm: () => void;
  onNewStore: () => void;
  onSkip: () => void;
  onUndo: () => void;
  headingLevel?: HeadingLevel | undefined;
};

function legendOf(finding: 'suggested' | 'ambiguous', count: number): string {
  if (finding === 'suggested') {
    return matchPairWords.yourStore;
  }
  return count === 1 ? matchPairWords.oneMayFit : matchPairWords.severalMayFit;
}

/**
 * Maps a platform store to one of the client's stores.
 *
 * **When:** a platform reports a store that is not mapped yet. **When not:** to change a mapping with entries, which needs
 * a confirmation first (`ConfirmDialog`).
 *
 * **Keyboard:** while the focus is inside: 1 to 9 select, N adds a new store, S skips; arrows move between the options.
 * Nothing requires dragging.
 *
 * **Accessibility:** a named group of radios; every reason is a word with a shape.
 *
 * @example
 * const [storeId, setStoreId] = useState<string | null>('s1');
 * <MatchPair
 *   platform="Uber Eats"
 *   platformStore={{ id: 'u1', name: 'Noodle House Main' }}
 *   candidates={[{ id: 's1', name: 'Main Street', reasons: [{ what: 'Postal code', same: true }] }]}
 *   finding="suggested"
 *   value={storeId}
 *   onChoose={setStoreId}
 *   onConfirm={save}
 *   onNewStore={create}
 *   onSkip={close}
 *   onUndo={undo}
 * />
 */
export function MatchPair(props: MatchPairProps) {
  const { platform, platformStore, candidates, state = 'open', headingLevel = 3 } = props;
  const { onChoose, onNewStore, onSkip } = props;
  const titleId = useId();

  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (state !== 'open' || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const chosen = /^[1-9]$/.test(event.key) ? candidates[Number(event.key) - 1] : undefined;
    const commands: Record<string, () => void> = { n: onNewStore, s: onSkip };
    const command =
      chosen === undefined ? commands[event.key.toLowerCase()] : () => onChoose(chosen.id);
    if (command !== undefined) {
      event.preventDefault();
      command();
    }
  });
  // The keys work wherever the focus is inside; the group itself is not focusable.
  useEffect(() => {
    const element = group.current;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, []);

  return (
    <div ref={group} role="group" aria-labelledby={titleId} className={styles.frame}>
      <div className={styles.pair}>
        <div className={styles.side}>
          <span className={styles.platform}>{matchPairWords.on(platform)}</span>
          <Heading level={headingLevel} size="title3" id={titleId}>
            {platformStore.name}
          </Heading>
          {platformStore.address === undefined ? null : <p>{platformStore.address}</p>}
          {platformStore.phone === undefined ? null : (
            <p>
              <bdi dir="ltr">{platformStore.phone}</bdi>
            </p>
          )}
          <p className={styles.platform}>
            <Code>{platformStore.id}</Code>
          </p>
        </div>
        <div className={styles.ours}>
          {state === 'confirmed' ? <Confirmed {...props} /> : <Choice {...props} />}
        </div>
      </div>
    </div>
  );
}

function Confirmed({ candidates, value, onUndo }: MatchPairProps) {
  const chosen = candidates.find(({ id }) => id === value);
  return (
    <>
      <p role="status" className={styles.confirmed}>
        <StatusShape shape="tick" />
        {matchPairWords.linkedTo(chosen?.name)}
      </p>
      {chosen?.address === undefined ? null : <p>{chosen.address}</p>}
      <div className={styles.undo}>
        <Button size="sm" variant="quiet" onClick={onUndo}>
          {matchPairWords.undoTheLink}
        </Button>
      </div>
    </>
  );
}

function Choice(props: MatchPairProps) {
  const { candidates, finding, value, state, onChoose, onConfirm, onNewStore, onSkip } = props;
  const name = useId();
  const chosen = candidates.find(({ id }) => id === value);
  return (
    <>
      {finding === 'none' ? (
        <div className={styles.nothing}>
          <p className={styles.nothingTitle}>{matchPairWords.noneFits}</p>
          <p>{matchPairWords.noneOfYourStores}</p>
        </div>
      ) : (
        <RadioGroup
          legend={legendOf(finding, candidates.length)}
          name={name}
          value={value ?? ''}
          disabled={state === 'confirming'}
          options={candidates.map((candidate, at) => ({
            value: candidate.id,
            label: candidate.name,
            description: <Reasons candidate={candidate} number={at + 1} />,
          }))}
          onChange={(event) => onChoose(event.currentTarget.value)}
        />
      )}
      <div className={styles.actions}>
        {finding === 'none' ? null : (
          <Button
            variant="primary"
            disabled={chosen === undefined}
            loading={state === 'confirming'}
            onClick={onConfirm}
          >
            {chosen === undefined
              ? matchPairWords.linkTheStores
              : matchPairWords.linkTo(chosen.name)}
          </Button>
        )}
        <Button
          variant={finding === 'none' ? 'primary' : 'secondary'}
          onClick={onNewStore}
          disabled={state === 'confirming'}
        >
          {matchPairWords.addAsNew}
        </Button>
        <Button variant="quiet" onClick={onSkip} disabled={state === 'confirming'}>
          {matchPairWords.skipForNow}
        </Button>
      </div>
      <p className={styles.keys}>{keysFor(candidates.length)}</p>
    </>
  );
}

function keysFor(count: number): string {
  const choose =
    count === 0
      ? ''
      : count === 1
        ? matchPairWords.oneKey
        : matchPairWords.severalKeys(count, Math.min(count, 9));
  return matchPairWords.keys(choose);
}

type ReasonsProps = { candidate: MatchCandidate; number: number };

function Reasons({ candidate: { address, reasons, linkedTo = [] }, number }: ReasonsProps) {
  return (
    <>
      {number > 9 ? null : (
        <span className={styles.number} aria-hidden="true">
          <Kbd keys={[String(number)]} />
        </span>
      )}
      {address}
      <span className={styles.reasons}>
        {reasons.map(({ what, same, ours }) => (
          <span key={what} className={same ? styles.same : styles.different}>
            <StatusShape shape={same ? 'tick' : 'ring'} />
            <span>
              {what} {same ? matchPairWords.same : matchPairWords.differs}
              {ours === undefined ? null : (
                <>
                  : <bdi>{ours}</bdi>
                </>
              )}
            </span>
          </span>
        ))}
      </span>
      {linkedTo.length === 0 ? null : (
        <span className={styles.linked}>
          {matchPairWords.alreadyMatchedToBoth(linkedTo.join(' and '))}
        </span>
      )}
    </>
  );
}
