import { useInstantFormat } from '../format/use-instant-format.ts';

/** An instant (ISO, UTC) in the reader's time zone. */
export function Instant({ at }: { at: string }) {
  const format = useInstantFormat();
  return <time dateTime={at}>{format(at)}</time>;
}
