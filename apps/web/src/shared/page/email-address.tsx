import { Fragment } from 'react';

/** An email address that wraps at its sign and its dots, so that a narrow column splits no word of it. */
export function EmailAddress({ address }: { address: string }) {
  return address.split(/(?<=@)|(?=\.)/).map((part, at) => (
    <Fragment key={at}>
      {at === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}
