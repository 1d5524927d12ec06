import { Page } from '@platebook/ui';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { Failure } from '../shared/query/failure.tsx';
import { useServices } from '../shared/services.ts';
import { NotFoundPage } from './not-found.page.tsx';

/** What stands in place of a page that could not be loaded or drawn. */
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
  return (
    <Page width="measure">
      <title>Something went wrong – Platebook</title>
      <Failure error={error} onRetry={() => void revalidate()} />
    </Page>
  );
}
