import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import * as styles from './log-viewer.css.ts';
import type { LogFacet } from './log-line.ts';
import type { LogView } from './use-log-view.ts';
import { formatCount } from '../../components/number-format/format-count.ts';
import { logViewerWords } from './log-viewer.words.ts';

const MOST = 8;

export type LogFacetsProps = { facets: readonly LogFacet[]; view: LogView; isOpen: boolean };

/** The facets of a log, each value with its number of lines. */
export function LogFacets({ facets, view, isOpen }: LogFacetsProps) {
  return (
    <div className={isOpen ? styles.facets : styles.facetsClosed}>
      {facets.map(({ field, label }) => {
        const values = view.counts[field] ?? [];
        const listed = values.filter(({ isChosen }, at) => at < MOST || isChosen);
        const left = values.length - listed.length;
        return values.length === 0 ? null : (
          <fieldset key={field}>
            <legend className={styles.legend}>{label}</legend>
            {listed.map(({ value, label: name = value, count, isChosen }) => (
              <Checkbox
                key={value}
                checked={isChosen}
                onChange={(event) => view.choose(field, value, event.currentTarget.checked)}
                label={
                  <span className={styles.facetValue}>
                    <span>{name}</span> <span className={styles.facetCount}>{written(count)}</span>
                  </span>
                }
              />
            ))}
            {left === 0 ? null : (
              <p className={styles.legend}>{logViewerWords.rarerOnesAreFound(left)}</p>
            )}
          </fieldset>
        );
      })}
    </div>
  );
}

function written(count: number): string {
  return formatCount(count);
}
