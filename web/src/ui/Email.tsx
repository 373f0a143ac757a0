import { Fragment } from 'react';

/** An email address that breaks after “@” and before “.” rather than within a word, where it has to. */
export const Email = ({ address }: { address: string }) =>
  address
    .replaceAll('@', '@\n')
    .replaceAll('.', '\n.')
    .split('\n')
    .map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ));
