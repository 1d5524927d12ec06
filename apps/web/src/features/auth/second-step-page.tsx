import { Button } from '@platebook/ui';
import { PublicPage } from '../../shared/page/public-page.tsx';
import { SecondStepForm, type SecondStepFormProps } from './second-step-form.tsx';
import { words } from './login.messages.tsx';

export type SecondStepPageProps = SecondStepFormProps & {
  /** Discards the first step. */
  onCancel: () => void;
  cancelLabel?: string;
};

/** The second step of a sign-in, after a password or a link. */
export function SecondStepPage({
  onCancel,
  cancelLabel = words.backToSignIn,
  ...form
}: SecondStepPageProps) {
  return (
    <PublicPage
      title={words.enterYourCode}
      description={words.usesTwoSteps}
      below={
        <Button variant="quiet" onClick={onCancel}>
          {cancelLabel}
        </Button>
      }
    >
      <SecondStepForm {...form} />
    </PublicPage>
  );
}
