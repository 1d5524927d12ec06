import { ButtonLink } from '@platebook/ui';
import { PublicPage } from '../../shared/page/public-page.tsx';
import { codeWords } from './code.messages.ts';

export type StopProps = { title: string; children: string };

/** What does not go on here, with the way to sign in. */
export function Stop({ title, children }: StopProps) {
  return (
    <PublicPage title={title} description={children}>
      <ButtonLink href="/login" variant="primary" full>
        {codeWords.signIn}
      </ButtonLink>
    </PublicPage>
  );
}
