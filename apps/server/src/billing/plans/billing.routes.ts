import { created, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import { presentSubscription } from './subscriptions.presenter.ts';
import type { SubscriptionsService } from './subscriptions.service.ts';
import {
  presentChange,
  presentDetails,
  presentPayer,
  presentPayment,
} from './billing.presenter.ts';
import type { BillingService } from '../payments/billing.port.ts';

type BillingHandlers = Pick<
  Handlers,
  | 'listPlanInvoices'
  | 'previewPlanChange'
  | 'changePlan'
  | 'resumeSubscription'
  | 'getPaymentMethod'
  | 'createPaymentPortal'
  | 'previewPayerChange'
  | 'changePayer'
  | 'getBillingDetails'
  | 'updateBillingDetails'
>;

const PORTAL_RETURNS = {
  subscription: '/dashboard/subscription',
  billing: '/dashboard/billing',
} as const;

/** The billing of one tenant. */
export function billingRoutes(
  billing: BillingService,
  subscriptions: Pick<SubscriptionsService, 'entitlementOf'>,
): BillingHandlers {
  return {
    listPlanInvoices: {
      needs: 'tenant',
      handle: async ({ scope }) => {
        const { items, next } = await billing.invoices(scope);
        return ok({ items, next });
      },
    },
    previewPlanChange: {
      needs: 'tenant',
      handle: async ({ scope, query }) =>
        ok(presentChange(await billing.previewChange(scope, query.plan_code))),
    },
    changePlan: {
      needs: 'tenant',
      handle: async ({ scope, body }) => {
        await billing.changePlan(scope, { planCode: body.plan_code, at: new Date(body.at) });
        return ok(presentSubscription(await subscriptions.entitlementOf(scope)), 'Plan changed');
      },
    },
    resumeSubscription: {
      needs: 'tenant',
      handle: async ({ scope }) => {
        await billing.resume(scope);
        return ok(
          presentSubscription(await subscriptions.entitlementOf(scope)),
          'Subscription resumed',
        );
      },
    },
    getPaymentMethod: {
      needs: 'tenant',
      handle: async ({ scope }) => ok(presentPayment(await billing.paymentOf(scope))),
    },
    createPaymentPortal: {
      needs: 'tenant',
      handle: async ({ scope, body }) => {
        const url = await billing.openPortal(scope, PORTAL_RETURNS[body.return_to]);
        return created({ url }, 'Portal opened');
      },
    },
    ...payerRoutes(billing),
  };
}

/** Who pays for it, and who gets receipts. */
function payerRoutes(
  billing: BillingService,
): Pick<
  BillingHandlers,
  'previewPayerChange' | 'changePayer' | 'getBillingDetails' | 'updateBillingDetails'
> {
  return {
    previewPayerChange: {
      needs: 'tenant',
      handle: async ({ scope, query }) =>
        ok(presentPayer(await billing.previewPayer(scope, query.to))),
    },
    changePayer: {
      needs: 'tenant',
      handle: async ({ scope, body }) =>
        ok({ checkout_url: await billing.changePayer(scope, body.to) }, 'Payer changed'),
    },
    getBillingDetails: {
      needs: 'tenant',
      handle: async ({ scope }) => ok(presentDetails(await billing.details(scope))),
    },
    updateBillingDetails: {
      needs: 'tenant',
      handle: async ({ scope, body }) => {
        const receiptEmails = [...new Set(body.receipt_emails.map((email) => email.toLowerCase()))];
        const saved = await billing.saveDetails(scope, { receiptEmails, taxId: body.tax_id });
        return ok(presentDetails(saved), 'Billing details saved');
      },
    },
  };
}
