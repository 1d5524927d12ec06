import { Page } from '@platebook/ui';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { Failure } from '../shared/query/failure.tsx';
import { useServices } from '../shared/services.ts';
import { MissingCode } from './missing-code.tsx';
import { NotFoundPage } from './not-found.page.tsx';
import { words } from './app.messages.ts';

/** The error boundary of a page that could not be loaded or rendered. */
export function RouteError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const { errors } = useServices();
  useEffect(() => {
    if (!isRouteErrorResponse(error)) {
      errors.pageFailed(error, 'RouteError');
    }
  }, [error, errors]);
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFoundPage />;
  }
  if (isMissingCode(error)) {
    return (
      <Page width="measure">
        <MissingCode onRetry={() => window.location.reload()} />
      </Page>
    );
  }
  return (
    <Page width="measure">
      <title>{words.errorTitle}</title>
      <Failure error={error} onRetry={() => void revalidate()} />
    </Page>
  );
}

/** The messages of a failed dynamic import in Chromium, Firefox and Safari, and of a failed stylesheet in Vite. */
const MISSING_CODE =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

function isMissingCode(error: unknown): boolean {
  return error instanceof Error && MISSING_CODE.test(error.message);
}
