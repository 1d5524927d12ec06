import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { SignInPolicy, SignInPolicyService } from './sign-in-policy.ts';

export function signInPolicyRoutes(
  policies: SignInPolicyService,
): Pick<Handlers, 'getSignInPolicy' | 'updateSignInPolicy'> {
  return {
    getSignInPolicy: {
      needs: 'tenant',
      handle: async ({ scope }) => ok(present(await policies.load(scope))),
    },
    updateSignInPolicy: {
      needs: 'tenant',
      handle: async ({ principal, scope, body }) => {
        const policy = await policies.require({ principal, scope }, body.second_step_required);
        return ok(present(policy), 'Sign-in policy saved');
      },
    },
  };
}

function present({ secondStepRequired, membersWithout }: SignInPolicy) {
  return { second_step_required: secondStepRequired, members_without: membersWithout };
}
