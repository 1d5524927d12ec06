import { Fragment } from 'react';

/** An email address that wraps at its at sign and dots, so that narrow columns split no word. */
export function EmailAddress({ address }: { address: string }) {
  return address.split(/(?<=@)|(?=\.)/).map((part, at) => (
    <Fragment key={at}>
      {at === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}
