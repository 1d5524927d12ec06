import type { Handlers } from '../../../http/operations.ts';
import { goTrueAdminRoutes } from './gotrue-admin.routes.ts';
import { goTrueMessageRoutes } from './gotrue-messages.routes.ts';
import { goTrueSessionRoutes } from './gotrue-sessions.routes.ts';
import { goTrueUserRoutes } from './gotrue-user.routes.ts';
import type { GoTrueParts } from './gotrue-parts.ts';
import { goTrueInfoRoutes } from './gotrue-info.routes.ts';
import {
  goTrueFactorRoutes,
  goTrueRecoveryCodeRoutes,
} from '../second-factor/gotrue-factors.routes.ts';

type GoTrueOperation =
  | keyof ReturnType<typeof goTrueInfoRoutes>
  | keyof ReturnType<typeof goTrueSessionRoutes>
  | keyof ReturnType<typeof goTrueUserRoutes>
  | keyof ReturnType<typeof goTrueMessageRoutes>
  | keyof ReturnType<typeof goTrueAdminRoutes>
  | keyof ReturnType<typeof goTrueFactorRoutes>
  | keyof ReturnType<typeof goTrueRecoveryCodeRoutes>;

export type GoTrueHandlers = Pick<Handlers, GoTrueOperation>;

/** The calls under `/auth/v1`, in GoTrue's words. */
export function goTrueRoutes(parts: GoTrueParts): GoTrueHandlers {
  return {
    ...goTrueInfoRoutes(parts),
    ...goTrueSessionRoutes(parts),
    ...goTrueUserRoutes(parts),
    ...goTrueMessageRoutes(parts),
    ...goTrueAdminRoutes(parts),
    ...goTrueFactorRoutes(parts),
    ...goTrueRecoveryCodeRoutes(parts),
  };
}
