import { Button } from '@platebook/ui';
import { PublicPage } from '../../shared/page/public-page.tsx';
import { SecondStepForm, type SecondStepFormProps } from './second-step-form.tsx';

export type SecondStepPageProps = SecondStepFormProps & {
  /** Forgets the first step. */
  onCancel: () => void;
  cancelLabel?: string;
};

/** The second step of a sign-in, where a password or a link was the first. */
export function SecondStepPage({
  onCancel,
  cancelLabel = 'Back to sign in',
  ...form
}: SecondStepPageProps) {
  return (
    <PublicPage
      title="Enter your code"
      description="Your account uses two-step sign-in."
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
