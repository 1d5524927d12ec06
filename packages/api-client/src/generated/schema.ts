/** Generated from openapi.yaml by `npm run generate`; do not edit. */
export interface paths {
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Say that the process lives, without touching anything else. */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Say whether the database answers and its migrations are at head. */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a password or a refresh token for a session. */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the caller's sessions. */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user, while the session still exists. */
        get: operations["getAuthUser"];
        /** Change the signed-in user. */
        put: operations["updateAuthUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Say that the auth service lives. */
        get: operations["getAuthHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be used to sign in here. */
        get: operations["getAuthSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public keys that access tokens are verified with. */
        get: operations["listAuthKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register with a password.
         * @description While an invite code is required, `data.invite_code` or `data.invitation_token` holds it; neither is kept.
         */
        post: operations["registerAuthUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a way back in. */
        post: operations["recoverAuthUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send again what is still to be confirmed. */
        post: operations["resendAuthMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a link or a code to sign in with. */
        post: operations["createOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Follow a link from a message. */
        get: operations["verifyLink"];
        put?: never;
        /** Prove an address by the code or the link of a message. */
        post: operations["verifyToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/reauthenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Send the signed-in user a code that a new password may ask for. */
        get: operations["sendReauthentication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/factors/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Say how many recovery codes are left. */
        get: operations["getRecoveryCodes"];
        put?: never;
        /** Make ten recovery codes, which are shown this once. */
        post: operations["createRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/factors/recovery-codes/regenerate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make ten new recovery codes; the older ones stop working. */
        post: operations["refreshRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/factors/recovery-codes/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the session to aal2 by a recovery code, which then works no more. */
        post: operations["verifyRecoveryCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to set up an authenticator app. */
        post: operations["createFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/factors/{factor_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an authenticator app. */
        delete: operations["deleteFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/factors/{factor_id}/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the five minutes in which a code is taken. */
        post: operations["createChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/factors/{factor_id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the session to aal2 by a code of the app. */
        post: operations["verifyFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/sso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Single sign-on, which is off. */
        post: operations["createSsoSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign-in by other services, which is off. */
        get: operations["createAuthorization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/user/identities/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Linking of identities, which is off. */
        get: operations["createIdentityLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/user/identities/{identity_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Unlinking of identities, which is off. */
        delete: operations["deleteIdentity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All users, oldest first. */
        get: operations["listAuthUsers"];
        put?: never;
        /** Make a user. */
        post: operations["createAuthUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/admin/users/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One user. */
        get: operations["getManagedUser"];
        /** Change a user. */
        put: operations["updateManagedUser"];
        post?: never;
        /** Delete a user and their sessions. */
        delete: operations["deleteManagedUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a user whose owner is asked by mail to come in. */
        post: operations["createAuthInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/admin/generate_link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a link as a message would carry it, without sending it. */
        post: operations["createAuthLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's own profile, as PostgREST answers it.
         * @description Filters are `column=eq.value`; `select` names columns. `Accept: application/vnd.pgrst.object+json` asks for the
         *     one row itself.
         */
        get: operations["listProfiles"];
        put?: never;
        /** Insert the caller's own profile, as PostgREST does. */
        post: operations["createProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail or phone, and password.
         * @description Ten wrong passwords for an account from one network address in 15 minutes are answered 429 until they are over. The
         *     answer sets a cookie by which this device is known: it lets nobody in, but the guesses of others at the same address
         *     do not count against it.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user. */
        get: operations["getMe"];
        /** Change the caller's own profile; fields left out keep their value. */
        put: operations["updateMe"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/me/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tenants the signed-in user belongs to, oldest membership first. */
        get: operations["listMyTenants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/me/with-tenant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user with the tenants they belong to; `role` is the first tenant's role. */
        get: operations["getMeWithTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The clients of every tenant the caller belongs to, by name.
         * @description Archived clients are left out unless `archived` is true. `include=triage` counts what waits in each client; so does
         *     sorting by it or filtering by `needs`, which count every client of the caller and cost more.
         */
        get: operations["listClients"];
        put?: never;
        /** Create a client; without `tenant_id` a tenant is created with it, owned by the caller. */
        post: operations["createClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The client.
                 * @example 1a1a6a5e-7f42-4a59-9e0c-2b8e7f9d0c01
                 */
                id: string;
            };
            cookie?: never;
        };
        /** One client of the caller. */
        get: operations["getClient"];
        /** Change, archive or restore a client; fields left out keep their value. */
        put: operations["updateClient"];
        post?: never;
        /** Delete a client that has no stores and no imports; its tenant stays. */
        delete: operations["deleteClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/stores": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** The tenant's stores with their channels, by name. */
        get: operations["listStores"];
        put?: never;
        /** Create a store. */
        post: operations["createStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/stores/{store}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The store.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store: components["parameters"]["Store"];
            };
            cookie?: never;
        };
        /** One store with its channels. */
        get: operations["getStore"];
        /** Change a store; fields left out keep their value. */
        put: operations["updateStore"];
        post?: never;
        /** Delete a store and its channels; payouts already read stay, unassigned. */
        delete: operations["deleteStore"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/stores/{store}/channels": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The store.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store: components["parameters"]["Store"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Connect a store to a platform; the channel type defaults to ubereats. */
        post: operations["createChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/stores/{store}/channels/{channel}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The store.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store: components["parameters"]["Store"];
                /**
                 * @description The channel.
                 * @example 3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01
                 */
                channel: string;
            };
            cookie?: never;
        };
        /** One channel of a store. */
        get: operations["getChannel"];
        /**
         * Change how a channel is read and where it posts.
         * @description A configuration that is given takes the place of the one before; one that is left out keeps its value.
         */
        put: operations["updateChannel"];
        post?: never;
        /** Disconnect a store from a platform; payouts already read stay. */
        delete: operations["deleteChannel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/store-mappings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /**
         * Which platform store each store stands for on a platform; what waits for a person carries scored suggestions.
         * @description A pending mapping is a store that waits for its platform store; nothing posts for it until then. Scores run from 0 to 1. Newest first; `ended` mappings are history and never change.
         */
        get: operations["listStoreMappings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/store-mappings/{pending}/ignore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description A pending mapping.
                 * @example 7d1f0c52-9a3b-4e6c-8f21-0b5a6c7d8e02
                 */
                pending: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that a store is not on this platform; it waits no longer. */
        post: operations["ignoreStoreMapping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/store-mappings/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** Which platform store stands for which store, as CSV. */
        get: operations["exportStoreMappings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/store-mappings/import": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Match stores from CSV. All lines are saved or none; a dry run answers what would change and what is wrong, by line. */
        post: operations["importStoreMappings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/store-mappings/confirm-exact": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm every pending mapping that has one platform store of 0.9 or more and no other close to it. */
        post: operations["confirmExactStoreMappings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/store-mappings/remap": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a store stand for another platform store from a day on, or for none.
         * @description Payouts before that day keep their old store and what was posted stays as it is. With `dry_run` nothing changes and the impact is told.
         */
        post: operations["remapStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/store-mappings/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take decisions back as if they had not been made; each of these stores waits again. */
        post: operations["undoStoreMappings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/platform-stores": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** The stores of a platform, as its connection lists them and as uploaded reports name them. */
        get: operations["listPlatformStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/platform-stores/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask a platform for its stores again; the answer comes in the background. */
        post: operations["refreshPlatformStores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/platform-stores/{discovered_store}/create-store": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description A store of a platform.
                 * @example 4b8e2d10-6c5f-4a7b-9e3d-1f2a3b4c5d01
                 */
                discovered_store: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a store with what the platform knows of it, connected to it. */
        post: operations["createStoreFromPlatformStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/platform-stores/{discovered_store}/ignore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description A store of a platform.
                 * @example 4b8e2d10-6c5f-4a7b-9e3d-1f2a3b4c5d01
                 */
                discovered_store: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that a platform store is none of this client’s; a null reason takes that back. */
        post: operations["ignorePlatformStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/ubereats/tenants/{tenant}/confirm-store-mapping": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say which Uber Eats store a store of ours stands for; its channel is created or follows. */
        post: operations["confirmUberEatsStoreMapping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/doordash/tenants/{tenant}/confirm-store-mapping": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say which DoorDash store a store of ours stands for; its channel is created or follows. */
        post: operations["confirmDoorDashStoreMapping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a report file (CSV, or ZIP of CSVs, at most 10 MB) once and start reading it.
         * @description The file is stored by its sha256. The same bytes again answer 200 with the earlier import and
         *     `already_imported: true`, unless that import failed: then a new run starts on the stored bytes. Reading goes on
         *     after the answer; follow it with `getImport`, or with the live events of the tenant.
         */
        post: operations["uploadReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /**
         * The caller's unfinished uploads, and what this client may store.
         * @description An upload that is not continued for 24 hours is deleted. Nobody else sees it.
         */
        get: operations["listUploads"];
        put?: never;
        /**
         * Begin the upload of a report file (CSV, or ZIP of CSVs, at most 200 MB) in parts.
         * @description Send its bytes in order with `sendUploadPart`, each part from `received_bytes` on, and end with `importUpload`.
         *     After a cut, `getUpload` says how much has arrived. A file of at most 10 MB may come in one request (`uploadReport`).
         */
        post: operations["createUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/uploads/{upload}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The upload.
                 * @example 1f1f4a0b-3c55-4d7c-8a0a-1c9d5b1c0a77
                 */
                upload: components["parameters"]["Upload"];
            };
            cookie?: never;
        };
        /** How much of an upload has arrived. */
        get: operations["getUpload"];
        put?: never;
        post?: never;
        /** Give up an unfinished upload; its bytes are deleted. */
        delete: operations["deleteUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/uploads/{upload}/bytes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The upload.
                 * @example 1f1f4a0b-3c55-4d7c-8a0a-1c9d5b1c0a77
                 */
                upload: components["parameters"]["Upload"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Send the next bytes of an upload, at most 8 MB at once.
         * @description `offset` is `received_bytes`; another one answers 409 `upload_offset_wrong` and stores nothing. What arrived before a
         *     cut is stored, so ask `getUpload` and go on from there.
         */
        put: operations["sendUploadPart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/uploads/{upload}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The upload.
                 * @example 1f1f4a0b-3c55-4d7c-8a0a-1c9d5b1c0a77
                 */
                upload: components["parameters"]["Upload"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store the file whose bytes have all arrived, and start reading it.
         * @description The file is stored by its sha256. The same bytes again answer 200 with the earlier import, as for `uploadReport`;
         *     so does asking again after an answer that was lost.
         */
        post: operations["importUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/imports": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** The tenant's imports, newest first. */
        get: operations["listImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/imports/{import}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The import.
                 * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
                 */
                import: components["parameters"]["Import"];
            };
            cookie?: never;
        };
        /** One import with what was recognised, quarantined, blocked and read. */
        get: operations["getImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/imports/{import}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The import.
                 * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
                 */
                import: components["parameters"]["Import"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start the failed step of an import again. */
        post: operations["retryImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/imports/{import}/workpapers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The import.
                 * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
                 */
                import: components["parameters"]["Import"];
            };
            cookie?: never;
        };
        /** The workpapers of an import's payouts as one workbook; identical input gives identical bytes. */
        get: operations["downloadImportWorkpapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/column-decisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** What was decided about money columns that no report format knows, newest first, revoked decisions too. */
        get: operations["listColumnDecisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/column-decisions/{column_decision}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description A decision about a column.
                 * @example 3e7b6a10-8c1d-4a52-9d7e-1a2b3c4d5e01
                 */
                column_decision: components["parameters"]["ColumnDecision"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a decision. What was read with it stays; the next file with the column is stopped and asked about. */
        delete: operations["revokeColumnDecision"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/column-decisions/{column_decision}/effect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description A decision about a column.
                 * @example 3e7b6a10-8c1d-4a52-9d7e-1a2b3c4d5e01
                 */
                column_decision: components["parameters"]["ColumnDecision"];
            };
            cookie?: never;
        };
        /**
         * What revoking a decision does, tried on the stored files that were read with it.
         * @description Every stored file that was read with the decision is read once more without it, and nothing is saved. `would_stop` says
         *     that the file, or one like it, would stop and ask. What was read stays as it is, also where a later file adds rows to
         *     one of these payouts.
         */
        get: operations["getColumnDecisionEffect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/sync/runs/{run}/column-decisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The sync run.
                 * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
                 */
                run: components["parameters"]["SyncRun"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide what unknown money columns are that stopped files of a run, and read those files again.
         * @description The decisions are tested on every row of the stored files first; when a file still cannot be read, nothing is saved
         *     and `column_decision_refused` names the row and the amounts. They count for the report type from then on, also for
         *     fetched reports. Each stopped file is read again as a new import; nothing is uploaded.
         */
        post: operations["decideColumns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** The tenant's payouts, newest payout date first. */
        get: operations["listPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/payouts/{payout}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The payout of one store on one channel.
                 * @example 5f5f6e4c-3172-4f71-9c60-809d0e1f2001
                 */
                payout: components["parameters"]["Payout"];
            };
            cookie?: never;
        };
        /** One payout with its components, identities and waterfall. */
        get: operations["getPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/payouts/{payout}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The payout of one store on one channel.
                 * @example 5f5f6e4c-3172-4f71-9c60-809d0e1f2001
                 */
                payout: components["parameters"]["Payout"];
            };
            cookie?: never;
        };
        /**
         * The journal entries of a payout.
         * @description Where entries are stored they are shown, with the accounts they were posted to; else what the payout becomes by the
         *     client's own rules: mapping, basis, split, bank transfer. With `split`, `basis` or `by` given: what it would become
         *     under these, whatever is stored. Nothing is stored or posted.
         */
        get: operations["previewPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/payouts/{payout}/entries/{document_number}/lines/{line}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The payout of one store on one channel.
                 * @example 5f5f6e4c-3172-4f71-9c60-809d0e1f2001
                 */
                payout: components["parameters"]["Payout"];
                /**
                 * @description The entry, as the preview names it under the same options.
                 * @example UE-7K3Q9F-1108-1
                 */
                document_number: string;
                /**
                 * @description The line of the entry, from 1.
                 * @example 2
                 */
                line: number;
            };
            cookie?: never;
        };
        /** The source rows behind one entry line, with the cells that make its amount. */
        get: operations["listLineRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/payouts/{payout}/workpapers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The payout of one store on one channel.
                 * @example 5f5f6e4c-3172-4f71-9c60-809d0e1f2001
                 */
                payout: components["parameters"]["Payout"];
            };
            cookie?: never;
        };
        /** The workpapers of one payout as a workbook; identical input gives identical bytes. */
        get: operations["downloadPayoutWorkpapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/sync/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** The tenant's sync runs, newest first, files and postings included. */
        get: operations["listSyncRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/sync/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** How each channel of the tenant stands: its last run, its last success, and when it is fetched next. */
        get: operations["getSyncStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/sync/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** What is known of each day of each channel: complete, partial, missing, or nothing was sold. */
        get: operations["getSyncCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/platform-reports": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** The reports that were asked for at the delivery platforms, the latest first, each with the files that came. */
        get: operations["listPlatformReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/sync/trigger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch reports now, for all channels of the tenant or for those that are named.
         * @description A channel is fetched by one run at a time: where one is under way, it is answered with `already_running`. Without
         *     `from` and `to` the channel's open pay week and its watch window are fetched. `backfill` cuts a long period into
         *     runs of at most 30 days, oldest first, behind everything else; it begins no earlier than the plan's `history_months`. A dry run ends at `ready` and plans nothing into the
         *     journal. Channels that cannot be fetched are in `skipped` with the reason.
         */
        post: operations["triggerSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/sync/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of all journal entries of a period, as a file.
         * @description CSV as RFC 4180 with a guard before what a spreadsheet would take for a formula. `date_range` or both of
         *     `start_date` and `end_date`; last month when nothing is given. At most 366 days.
         */
        get: operations["downloadSyncExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/sync/{run}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The sync run.
                 * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
                 */
                run: components["parameters"]["SyncRun"];
            };
            cookie?: never;
        };
        /** One run with its files, what was asked of the platform, what was read, and what was planned. */
        get: operations["getSyncRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/sync/{run}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The sync run.
                 * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
                 */
                run: components["parameters"]["SyncRun"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start the failed step of a run again, send what the books refused, or begin a cancelled run anew. */
        post: operations["retrySyncRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/sync/{run}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The sync run.
                 * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
                 */
                run: components["parameters"]["SyncRun"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve the entries of a run that are ready, and post them. */
        post: operations["approveSyncRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/sync/{run}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The sync run.
                 * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
                 */
                run: components["parameters"]["SyncRun"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop a run; an entry that is on its way is settled first. */
        post: operations["cancelSyncRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/sync/{run}/report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The sync run.
                 * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
                 */
                run: components["parameters"]["SyncRun"];
            };
            cookie?: never;
        };
        /** What a run did, and the journal document from which `platebook verify` derives every line again. */
        get: operations["getSyncReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/sync/{run}/workpapers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The sync run.
                 * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
                 */
                run: components["parameters"]["SyncRun"];
            };
            cookie?: never;
        };
        /** The workpapers of a run as one workbook; identical input gives identical bytes. */
        get: operations["downloadSyncWorkpapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/sync/{run}/files/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The sync run.
                 * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
                 */
                run: components["parameters"]["SyncRun"];
                /**
                 * @description The sha256 of the file.
                 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                file: components["schemas"]["Sha256"];
            };
            cookie?: never;
        };
        /** A raw file that payouts of the run were read from, as it came. */
        get: operations["downloadSyncFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/stores/{store}/channels/{channel}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The store.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store: components["parameters"]["Store"];
                /**
                 * @description The channel.
                 * @example 3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01
                 */
                channel: string;
            };
            cookie?: never;
        };
        /** When this channel is fetched next by itself. */
        get: operations["getSyncSchedule"];
        /** Pause the channel, let it go on, or say when it is fetched next. */
        put: operations["updateSyncSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /**
         * Follow what changes in the tenant as server-sent events.
         * @description Each event is named `changed` and carries a `LiveEvent` as JSON; its id grows. The stream begins with what happens
         *     after the request, or after `Last-Event-ID`; where those events are no longer kept, one `reset` comes first: read
         *     everything again. The stream ends within five seconds of its reader losing access, or the client being archived.
         */
        get: operations["streamLiveEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** What is to stand in the books, newest first, with where each entry is on its way there. */
        get: operations["listEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/entries/summary": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** How many entries stand in each status, and what waits longest. */
        get: operations["getEntriesSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/entries/manual": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write an entry by hand, in components of a payout or in lines of the books; it is posted by approving it.
         * @description In components, amounts are signed by their effect on the payout and the clearing account takes the balance. In lines, debits equal credits. An entry of the same store, platform, day and amount refuses as `manual_entry_duplicate` unless `allow_duplicate` says that it is meant.
         */
        post: operations["createManualEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/entries/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve entries; what will be sent is frozen, and nothing is sent yet.
         * @description Each entry is answered for by itself, so that one that cannot be approved does not hold back the others. A closed period refuses an entry unless `closed_period` says to post it today instead. Entries of a payout whose report has rows set aside need `difference`, once for each payout: until then each is refused as `difference_unconfirmed`.
         */
        post: operations["approveEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/entries/post": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve what is not approved yet and start a run that posts these entries.
         * @description Where a run posts these entries already, or has posted them, the answer is that run; nothing is started twice. A server that is too busy answers 503 with `Retry-After`.
         */
        post: operations["postEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/entries/repost": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring posted entries to the accounts that the mapping names now: each is changed where it stands in the books, never booked a second time. A dry run answers what would move. */
        post: operations["repostEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/entries/{entry}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The entry that is to stand in the books.
                 * @example 7a7a8f5e-4283-4a82-8d71-91ae1f2a3001
                 */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        /** One entry with its lines, its proof, and every call that was made for it. */
        get: operations["getEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/entries/{entry}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The entry that is to stand in the books.
                 * @example 7a7a8f5e-4283-4a82-8d71-91ae1f2a3001
                 */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        /** Exactly what would be sent to the books, and why it may not be posted. */
        get: operations["previewEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/stores/{store}/entry-drafts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The store.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store: components["parameters"]["Store"];
            };
            cookie?: never;
        };
        /** Entries that somebody began to write by hand for a store and has not saved as entries yet, newest first. */
        get: operations["listEntryDrafts"];
        put?: never;
        /**
         * Keep an entry that is not finished; nothing of it counts before it is saved by `createManualEntry`.
         * @description Whoever may write entries of the client sees it and may go on with it. A store keeps 50 drafts at most.
         */
        post: operations["createEntryDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/stores/{store}/entry-drafts/{entry_draft}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The store.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store: components["parameters"]["Store"];
                /**
                 * @description An entry that somebody began to write.
                 * @example 1d7c0f4e-5b7a-4c43-9a0e-2f6f7b1c0d01
                 */
                entry_draft: components["parameters"]["EntryDraft"];
            };
            cookie?: never;
        };
        get?: never;
        /** Keep what was written since; the last to save is what is kept. */
        put: operations["updateEntryDraft"];
        post?: never;
        /** Throw a draft away. */
        delete: operations["deleteEntryDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/entries/{entry}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The entry that is to stand in the books.
                 * @example 7a7a8f5e-4283-4a82-8d71-91ae1f2a3001
                 */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a file as evidence of an entry (PDF, picture, sheet, text or mail, at most 5 MB).
         * @description It is sent to the books beside the entry once that stands there, and says so in `in_books_at`. An entry takes 10 files at most.
         */
        post: operations["createEntryAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/entries/{entry}/attachments/{attachment}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The entry that is to stand in the books.
                 * @example 7a7a8f5e-4283-4a82-8d71-91ae1f2a3001
                 */
                entry: components["parameters"]["Entry"];
                /**
                 * @description A file that is kept as evidence of the entry.
                 * @example 2e8d1f5f-6c8b-4d54-8b1f-3a7a8c2d1e01
                 */
                attachment: components["parameters"]["Attachment"];
            };
            cookie?: never;
        };
        /** A file that is kept as evidence of an entry, as it came. */
        get: operations["downloadEntryAttachment"];
        put?: never;
        post?: never;
        /** Take a file off an entry; one that the books have stays there and here. */
        delete: operations["deleteEntryAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/entries/{entry}/skip": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The entry that is to stand in the books.
                 * @example 7a7a8f5e-4283-4a82-8d71-91ae1f2a3001
                 */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave an entry out of the books, with the reason. */
        post: operations["skipEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/entries/{entry}/unskip": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The entry that is to stand in the books.
                 * @example 7a7a8f5e-4283-4a82-8d71-91ae1f2a3001
                 */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an entry that was skipped back in. */
        post: operations["unskipEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/entries/{entry}/post-again": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The entry that is to stand in the books.
                 * @example 7a7a8f5e-4283-4a82-8d71-91ae1f2a3001
                 */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a reversed entry again, as a new entry with the accounts that the mapping names now.
         * @description The reversed entry and its reversal stay as they are. Of all who ask at the same time, one makes the new entry.
         */
        post: operations["postEntryAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/entries/{entry}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The entry that is to stand in the books.
                 * @example 7a7a8f5e-4283-4a82-8d71-91ae1f2a3001
                 */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a posted entry back; deleting and reversing are carried out like posting, and are owed until the books say they are done. */
        post: operations["undoEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/entries/{entry}/posted-elsewhere": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The entry that is to stand in the books.
                 * @example 7a7a8f5e-4283-4a82-8d71-91ae1f2a3001
                 */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that somebody posted this outside of Platebook; it is not posted again. */
        post: operations["markEntryPostedElsewhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/entries/{entry}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The entry that is to stand in the books.
                 * @example 7a7a8f5e-4283-4a82-8d71-91ae1f2a3001
                 */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the books now what became of an entry that was sent. */
        post: operations["resolveEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/exceptions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** Deposits that differ from their entries and were approved so by a person; open ones first, then the newest. */
        get: operations["listExceptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/exceptions/{exception}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description A difference of a deposit that was confirmed.
                 * @example 9c9c0b7a-6485-4ca4-8f93-b3c03b4c5001
                 */
                exception: components["parameters"]["Exception"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve an open exception, with a note of what became of the money.
         * @description Entries that were approved with it stay approved. A later report that brings the rows resolves it without a person.
         */
        post: operations["resolveException"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/owed-operations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** What must still happen to the books, oldest first, with what stopped it last. */
        get: operations["listOwedOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/drift": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** Posted entries that the books no longer hold as they were posted. */
        get: operations["listDrift"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/drift/check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Compare the posted entries with the books now; it happens every night by itself. */
        post: operations["checkDrift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/sync/{run}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The sync run.
                 * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
                 */
                run: components["parameters"]["SyncRun"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back everything a run posted; an entry that cannot be taken back says why. */
        post: operations["undoSyncRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account. An address that has one already is answered alike; only where addresses need no confirmation is it refused. */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/invite-codes/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say whether an invite code can be used, before the form is filled in. Why not is never told. */
        post: operations["checkInviteCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a sign-in page must know before anybody is signed in. */
        get: operations["getAuthConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session, all sessions of the caller, or all others. */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the password; the caller is told by mail. */
        put: operations["updateMyPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/me/email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Cancel a change of the account's email that is not confirmed yet. Its links and codes stop working. */
        delete: operations["cancelMyEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/me/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's preferences, defaults filled in. */
        get: operations["getMyPreferences"];
        /** Change preferences; what is left out keeps its value. */
        put: operations["updateMyPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/me/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller may do; `level` is the system level where there is one, and the level in the tenant otherwise. */
        get: operations["getMyAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/me/permissions/{permission}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller has one permission: the id of an operation or a capability. What is neither is never had. */
        get: operations["getMyPermission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/setup-user-tenant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complete a registration: the profile, the first tenant and its client, all or nothing. */
        post: operations["createUserTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a tenant; the caller owns it. */
        post: operations["createTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/tenants/{tenant}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** One tenant of the caller. */
        get: operations["getTenant"];
        /** Rename a tenant. */
        put: operations["updateTenant"];
        post?: never;
        /** Delete a tenant that holds no stores, no imports and no other member; its client goes with it. */
        delete: operations["deleteTenant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's live sessions, newest first. */
        get: operations["listMySessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/me/sessions/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of the caller's sessions. */
        delete: operations["deleteMySession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's live API tokens, newest first. */
        get: operations["listMyTokens"];
        put?: never;
        /** Make an API token; its secret is shown this once. */
        post: operations["createMyToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/me/tokens/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke one of the caller's API tokens. */
        delete: operations["deleteMyToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/invitations/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an invitation is for, to whoever holds its link. */
        post: operations["previewInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation; the caller must have the invited e-mail address. */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** The members of a tenant, by name. */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/members/{member}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The user id of the member.
                 * @example 0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01
                 */
                member: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Change the role of a member in this tenant. */
        put: operations["updateMember"];
        post?: never;
        /** Remove a member from this tenant; anybody may remove themselves, except the last owner. */
        delete: operations["deleteMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/ownership": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        /** Make another member the owner; the caller becomes a manager. */
        put: operations["updateOwnership"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** The invitations to a tenant, newest first. */
        get: operations["listInvitations"];
        put?: never;
        /** Invite people by mail. An address that was invited before gets a new link, and the old one ends. */
        post: operations["createInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/invitations/{invitation}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The invitation.
                 * @example 9f9f2e40-75b6-4fb5-81a0-b12c3d4e5f01
                 */
                invitation: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an invitation; its link stops working. */
        delete: operations["deleteInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/invitations/{invitation}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The invitation.
                 * @example 9f9f2e40-75b6-4fb5-81a0-b12c3d4e5f01
                 */
                invitation: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an invitation again with a new link and a new expiry. */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/access-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the owners of a client for access. The answer is the same whether or not the client exists. */
        post: operations["createAccessRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/access-requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** Who has asked for access to this tenant, undecided first. */
        get: operations["listAccessRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/access-requests/{access_request}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The access request.
                 * @example a0a03f51-86c7-40c6-92b1-c23d4e5f6001
                 */
                access_request: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Approve or decline a request for access; the person is told by mail. */
        put: operations["updateAccessRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** Who changed what in this tenant, newest first. */
        get: operations["listAuditRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/audit-log/verification": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** Whether every entry of the audit log follows from the one before it. */
        get: operations["getAuditVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/store-channel/platform-store/{platform_store}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The platform's own id of the store.
                 * @example a1b2
                 */
                platform_store: string;
            };
            cookie?: never;
        };
        /** The store and channel that a platform store is connected to. */
        get: operations["getPlatformStore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/settings/sales-preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /**
         * The newest payout with its sales booked from the report, and with its sales in the POS.
         * @description Both are planned by the client's own rules; only `sales` differs. What the POS must have booked for the second to be
         *     right comes with it: the entries of the first are, account by account, those of the second and the POS's together.
         *     `preview` is null before the first payout. Nothing is stored.
         */
        get: operations["previewSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** The tenant's settings, defaults filled in. */
        get: operations["getTenantSettings"];
        put?: never;
        /** Change settings of the tenant; what is left out keeps its value. */
        post: operations["updateTenantSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/sign-in-policy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** How members of this client have to sign in. */
        get: operations["getSignInPolicy"];
        /**
         * Require two-step sign-in of every member, or no longer.
         * @description From the next request on. Whoever requires it has signed in with a second factor.
         */
        put: operations["updateSignInPolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/books/objects": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** What the books offer to post to, as it was last read there; what is inactive stays and says so. */
        get: operations["listBooksObjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/books/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account in the books, and read it at once. An account that is there under this name already is answered as it is. */
        post: operations["createBooksAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/books/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read accounts, classes, locations, vendors, customers and tax codes from the books again. */
        post: operations["createBooksRefresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/account-mapping": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** Which component goes to which account in one scope: what it says itself, what it inherits, what was seen and what is suggested. */
        get: operations["getAccountMapping"];
        /** Say where components of one scope go. A target of null inherits again. A version that is not the newest is refused, with who changed it. */
        put: operations["updateAccountMapping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/account-mapping/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** Every scope of the mapping as CSV, one line for each component that says something itself. */
        get: operations["exportAccountMapping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/account-mapping/import": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a mapping from CSV. All lines are saved or none; a dry run answers what would change and what is wrong, by line. */
        post: operations["importAccountMapping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/account-mapping/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** Every change of the mapping, newest first. */
        get: operations["listAccountMappingChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/account-mapping/history/{change}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The change.
                 * @example 6a6a7f5d-4283-4082-8d71-91ae1f203101
                 */
                change: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a component back to what it was before a change, as a change of its own; a component that was changed again since is refused. A dry run tells which posted entries the change had touched. */
        post: operations["createAccountMappingUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/account-mapping/templates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** The charts of accounts that a mapping can start from. */
        get: operations["listAccountMappingTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/account-mapping/apply-template": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Map by a template where the books have its accounts; what they lack is told. A dry run only compares. */
        post: operations["createAccountMappingFromTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/account-mapping/create-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create in the books the accounts that seen components lack, or those a template names, and map them. A dry run only lists them. Doing it twice creates nothing twice. */
        post: operations["createMissingAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/account-mapping/copy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Map as another client of the caller's does, by the numbers and names of accounts. A dry run only compares. */
        post: operations["createAccountMappingCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/account-mapping/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The last payout of a scope as entries under the mapping with these changes, beside what it is without them. Nothing is saved. */
        post: operations["previewAccountMapping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/subscription/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plans on offer. */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/subscription/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the plan includes and how much of it is used. */
        get: operations["getSubscriptionLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** The plan of a tenant and where it stands. */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        /** Cancel at the end of what is paid; reading and export stay. */
        delete: operations["deleteSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/subscription/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start paying for a plan at the payment provider. */
        post: operations["createCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/connections": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** The client's connection to each provider, and the providers there are. */
        get: operations["listConnections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/connections/doordash": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect DoorDash with credentials of the client's own, which are tried by a call that changes nothing.
         * @description Again for the same developer id it takes the place of the credentials before. The secret is sealed and never shown.
         */
        post: operations["createDoorDashConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/connections/{provider}/consent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description A provider that asks the person for consent on a page of its own.
                 * @example quickbooks
                 */
                provider: components["parameters"]["ConsentProvider"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin asking a provider for consent; the person is sent to the address that is answered.
         * @description The state counts once, for ten minutes, for this person and client. Where the client is connected already, or has
         *     posted into books, the same account has to come back.
         */
        post: operations["createConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/connections/{provider}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description A provider that asks the person for consent on a page of its own.
                 * @example quickbooks
                 */
                provider: components["parameters"]["ConsentProvider"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Trade what the provider sent back for access, and find out which account it is for. */
        post: operations["acceptConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/connections/{connection}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The connection.
                 * @example 9a0b1c2d-3e4f-4a5b-8c6d-7e8f9a0b1c01
                 */
                connection: components["parameters"]["Connection"];
            };
            cookie?: never;
        };
        /** One connection, what happened to it, and what ending it would touch. */
        get: operations["getConnection"];
        put?: never;
        post?: never;
        /**
         * Give the access back at the provider and destroy its tokens; what was fetched and posted stays.
         * @description Tokens are destroyed also where the provider does not answer; the event log then says that it was not told.
         */
        delete: operations["deleteConnection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/connections/{connection}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The connection.
                 * @example 9a0b1c2d-3e4f-4a5b-8c6d-7e8f9a0b1c01
                 */
                connection: components["parameters"]["Connection"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a call that changes nothing, and write down what the provider said.
         * @description The outcome is in status and last_error of the connection: also a refusal answers 200.
         */
        post: operations["checkConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/connections/{connection}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The connection.
                 * @example 9a0b1c2d-3e4f-4a5b-8c6d-7e8f9a0b1c01
                 */
                connection: components["parameters"]["Connection"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch and post nothing by this connection until it is resumed. */
        post: operations["pauseConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/connections/{connection}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The connection.
                 * @example 9a0b1c2d-3e4f-4a5b-8c6d-7e8f9a0b1c01
                 */
                connection: components["parameters"]["Connection"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on fetching and posting by this connection. */
        post: operations["resumeConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/webhooks/quickbooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What Intuit tells of changes in connected books, in either of its formats; the same again changes nothing. */
        post: operations["createQuickBooksEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/webhooks/ubereats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What Uber tells, such as a report that is ready; the same event again changes nothing. */
        post: operations["createUberEatsEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/webhooks/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the payment provider tells us; the same event again changes nothing. */
        post: operations["createPaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dataflow/events/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep what a page of the app reports about its own errors; an event told twice is kept once. */
        post: operations["createDataflowEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** What the caller is told about a client, the latest first; what they dismissed or do not want told in the app is left out. */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark everything that the caller is told about a client as read. */
        post: operations["readAllNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/notifications/dismiss-all": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take everything that the caller is told about a client off their list; others keep theirs. */
        post: operations["dismissAllNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/notifications/{notification}/read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description What a person was told.
                 * @example 7c1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01
                 */
                notification: components["parameters"]["Notification"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a notification as read by the caller; told again, it is unread again. */
        post: operations["readNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/notifications/{notification}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description What a person was told.
                 * @example 7c1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01
                 */
                notification: components["parameters"]["Notification"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a notification off the list of the caller; others keep it. */
        post: operations["dismissNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The batch operations of the caller, the latest first. */
        get: operations["listBatches"];
        put?: never;
        /** Run one operation for several clients; the same idempotency key starts one batch only. */
        post: operations["createBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/batches/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say what an operation would do for each of these clients, and why not; nothing is changed. */
        post: operations["previewBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/batches/{batch}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A batch operation of the caller.
                 * @example 9a1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01
                 */
                batch: components["parameters"]["Batch"];
            };
            cookie?: never;
        };
        /** A batch operation with what became of each client. */
        get: operations["getBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/batches/{batch}/results": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A batch operation of the caller.
                 * @example 9a1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01
                 */
                batch: components["parameters"]["Batch"];
            };
            cookie?: never;
        };
        /** What became of each client, as CSV. */
        get: operations["downloadBatchResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/batches/{batch}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A batch operation of the caller.
                 * @example 9a1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01
                 */
                batch: components["parameters"]["Batch"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start no further client; those that are being worked on are finished. */
        post: operations["pauseBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/batches/{batch}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A batch operation of the caller.
                 * @example 9a1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01
                 */
                batch: components["parameters"]["Batch"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on with a paused batch. */
        post: operations["resumeBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/batches/{batch}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A batch operation of the caller.
                 * @example 9a1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01
                 */
                batch: components["parameters"]["Batch"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave out the clients that were not started; those that are being worked on are finished. */
        post: operations["cancelBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/batches/{batch}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A batch operation of the caller.
                 * @example 9a1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01
                 */
                batch: components["parameters"]["Batch"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start the clients again that failed, and no others. */
        post: operations["retryBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/batches/{batch}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A batch operation of the caller.
                 * @example 9a1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01
                 */
                batch: components["parameters"]["Batch"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back what a batch did, where that can be taken back. */
        post: operations["undoBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/generated-reports": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** The reports that were generated for a client, the latest first. */
        get: operations["listGeneratedReports"];
        put?: never;
        /** Generate a report of the payouts of a time, by a job; the month-end pack holds the workpapers of every payout in it. */
        post: operations["createGeneratedReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/generated-reports/{generated_report}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description A report that was generated.
                 * @example 8b1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01
                 */
                generated_report: components["parameters"]["GeneratedReport"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a generated report with its file. */
        delete: operations["deleteGeneratedReport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/tenants/{tenant}/generated-reports/{generated_report}/download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description A report that was generated.
                 * @example 8b1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01
                 */
                generated_report: components["parameters"]["GeneratedReport"];
            };
            cookie?: never;
        };
        /** The file of a generated report. */
        get: operations["downloadGeneratedReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The request was served.
         * @constant
         */
        SuccessStatus: "success";
        /** @description A sentence for people. */
        Message: string;
        /** @description Every refusal and every failure. */
        ErrorEnvelope: {
            /** @constant */
            status: "error";
            message: components["schemas"]["Message"];
            data: null;
            /** @description A code of `x-error-codes`. */
            code: string;
            /** @description Finds this request in the log. */
            request_id: string;
            /** @description The fields at fault, the first 20; `message` says how many more there are. Empty where none is. */
            errors: components["schemas"]["FieldError"][];
        };
        FieldError: {
            /** @description JSON pointer into the body, or `query.x` or `path.x`; a longer one is cut. */
            path: string;
            message: string;
        };
        HealthAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                /** @constant */
                alive: true;
            };
        };
        ReadinessAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                /** @constant */
                ready: true;
                /**
                 * @description Who runs PostgreSQL.
                 * @enum {string}
                 */
                database: "embedded" | "external";
                /** @description The newest migration applied. */
                migration: string;
            };
        };
        /**
         * @description What the grant needs: `password` an e-mail (or phone) and a password, `refresh_token` the token, `pkce` the code of
         *     a link and the verifier. What is missing or wrong is answered as GoTrue answers it. Unknown fields are ignored, because GoTrue clients send more.
         */
        TokenRequest: {
            email?: string;
            phone?: string;
            password?: string;
            refresh_token?: string;
            auth_code?: string;
            code_verifier?: string;
        } & {
            [key: string]: unknown;
        };
        GoTrueSession: {
            /** @description JWT for the Authorization header. */
            access_token: string;
            /** @constant */
            token_type: "bearer";
            /** @description Seconds from now. */
            expires_in: number;
            /** @description Seconds since 1970. */
            expires_at: number;
            refresh_token: string;
            user: components["schemas"]["GoTrueUser"];
            weak_password?: components["schemas"]["GoTrueWeakPassword"];
        };
        GoTrueUser: {
            /** Format: uuid */
            id: string;
            /** @constant */
            aud: "authenticated";
            /**
             * @description Empty for a made-up user.
             * @enum {string}
             */
            role: "authenticated" | "";
            /** @description Empty when unset. */
            email: string;
            /** Format: date-time */
            email_confirmed_at?: string;
            /** Format: date-time */
            invited_at?: string;
            /** Format: date-time */
            confirmation_sent_at?: string;
            /** Format: date-time */
            recovery_sent_at?: string;
            /** @description To be confirmed. */
            new_email?: string;
            /** Format: date-time */
            email_change_sent_at?: string;
            /** @description To be confirmed. */
            new_phone?: string;
            /** Format: date-time */
            phone_change_sent_at?: string;
            /** Format: date-time */
            reauthentication_sent_at?: string;
            /** Format: date-time */
            banned_until?: string;
            /** @description Empty when unset. */
            phone: string;
            /** Format: date-time */
            phone_confirmed_at?: string;
            /** Format: date-time */
            confirmed_at?: string;
            /** Format: date-time */
            last_sign_in_at?: string;
            app_metadata: components["schemas"]["GoTrueAppMetadata"];
            /** @description What was given at sign-up, as it was given. */
            user_metadata: {
                [key: string]: unknown;
            };
            identities: components["schemas"]["GoTrueIdentity"][];
            /** @description Absent where there is none. */
            factors?: components["schemas"]["GoTrueFactor"][];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            is_anonymous: boolean;
        };
        /** @description How the user signs in, and what programs of the operator's keep about them. */
        GoTrueAppMetadata: {
            provider: string;
            providers: string[];
        } & {
            [key: string]: unknown;
        };
        GoTrueIdentity: {
            /** Format: uuid */
            identity_id: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user_id: string;
            identity_data: {
                [key: string]: unknown;
            };
            provider: string;
            /** Format: date-time */
            last_sign_in_at?: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            email?: string;
        };
        GoTrueFactor: {
            /** Format: uuid */
            id: string;
            friendly_name: string;
            /** @enum {string} */
            factor_type: "totp";
            /** @enum {string} */
            status: "unverified" | "verified";
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description What GoTrue clients send. */
        GoTrueFactorEnrollment: {
            /** @enum {string} */
            factor_type: "totp" | "phone" | "webauthn";
            /** @description How the owner tells their apps apart. */
            friendly_name?: string;
            /** @description The name above the code in the app; the host of the site where absent. */
            issuer?: string;
        } & {
            [key: string]: unknown;
        };
        GoTrueEnrolledFactor: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            type: "totp";
            friendly_name: string;
            totp: {
                /** @description As SVG. */
                qr_code: string;
                /** @description In base32. */
                secret: string;
                /** @description What the QR code says. */
                uri: string;
            };
        };
        GoTrueRemovedFactor: {
            /** Format: uuid */
            id: string;
        };
        GoTrueChallenge: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            type: "totp";
            /** @description Seconds since 1970. */
            expires_at: number;
        };
        /** @description What GoTrue clients send. */
        GoTrueFactorVerification: {
            /** Format: uuid */
            challenge_id: string;
            code: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What GoTrue clients send. */
        GoTrueRecoveryCodeUse: {
            code: string;
        } & {
            [key: string]: unknown;
        };
        GoTrueRecoveryCodesCount: {
            /** @enum {string} */
            type: "recovery_code";
            total: number;
            remaining: number;
        };
        GoTrueRecoveryCodes: {
            /** @enum {string} */
            type: "recovery_code";
            total: number;
            codes: string[];
        };
        /** @description GoTrue's error shapes, newer first. */
        GoTrueError: {
            code: string;
            message: string;
            weak_password?: components["schemas"]["GoTrueWeakness"];
        } | {
            code: number;
            error_code: string;
            msg: string;
            error_id?: string;
            weak_password?: components["schemas"]["GoTrueWeakness"];
        };
        /** @description Up to 4096 bytes of JSON. */
        GoTrueMetadata: {
            [key: string]: unknown;
        };
        GoTrueNothing: Record<string, never>;
        GoTrueWeakness: {
            reasons: ("length" | "characters" | "pwned")[];
        };
        /** @description The password was right, but would not be taken today. */
        GoTrueWeakPassword: {
            message: string;
            reasons: ("length" | "characters" | "pwned")[];
        };
        GoTrueHealth: {
            version: string;
            /** @constant */
            name: "GoTrue";
            description: string;
        };
        GoTrueSettings: {
            /** @description Ways to sign in, and whether they are on. */
            external: {
                [key: string]: boolean;
            };
            disable_signup: boolean;
            mailer_autoconfirm: boolean;
            phone_autoconfirm: boolean;
            sms_provider: string;
            saml_enabled: boolean;
            passkeys_enabled: boolean;
        };
        GoTrueKeySet: {
            keys: {
                /** @constant */
                kty: "EC";
                /** @constant */
                crv: "P-256";
                x: string;
                y: string;
                kid: string;
                /** @constant */
                alg: "ES256";
                /** @constant */
                use: "sig";
                key_ops: "verify"[];
            }[];
        };
        GoTrueSignUpAnswer: components["schemas"]["GoTrueSession"] | components["schemas"]["GoTrueUser"];
        GoTrueVerifyAnswer: components["schemas"]["GoTrueSession"] | {
            msg: string;
            /** @constant */
            code: "200";
        };
        GoTrueUsers: {
            users: components["schemas"]["GoTrueUser"][];
            /** @constant */
            aud: "authenticated";
        };
        /** @description A user, with a link and what it is made of. */
        GoTrueLink: {
            /** Format: uuid */
            id: string;
            email: string;
            action_link: string;
            email_otp: string;
            hashed_token: string;
            redirect_to: string;
            verification_type: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A row of the table profiles, with the columns that were asked for. */
        Profile: {
            /** Format: uuid */
            id?: string;
            full_name?: string | null;
            role?: components["schemas"]["Level"];
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
        };
        ProfileRows: components["schemas"]["Profile"] | components["schemas"]["Profile"][];
        /** @description One row or a list of one. Which columns there are is said in PostgREST's words. */
        ProfileInsert: {
            [key: string]: unknown;
        } | {
            [key: string]: unknown;
        }[];
        PostgrestError: {
            code: string;
            message: string;
            details: string | null;
            hint: string | null;
        };
        /** @description What GoTrue clients send. */
        GoTrueAnything: {
            [key: string]: unknown;
        };
        /** @description What GoTrue clients send. */
        GoTrueSignUp: {
            email?: string;
            phone?: string;
            password?: string;
            data?: components["schemas"]["GoTrueMetadata"];
            channel?: string;
            code_challenge?: string | null;
            code_challenge_method?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description What GoTrue clients send. */
        GoTrueRecover: {
            email?: string;
            code_challenge?: string | null;
            code_challenge_method?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description What GoTrue clients send. */
        GoTrueResend: {
            type?: string;
            email?: string;
            phone?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What GoTrue clients send. */
        GoTrueOtp: {
            email?: string;
            phone?: string;
            create_user?: boolean;
            data?: components["schemas"]["GoTrueMetadata"];
            channel?: string;
            code_challenge?: string | null;
            code_challenge_method?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description What GoTrue clients send. */
        GoTrueVerify: {
            type?: string;
            token?: string;
            token_hash?: string;
            email?: string;
            phone?: string;
            redirect_to?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What GoTrue clients send. */
        GoTrueUserChanges: {
            email?: string;
            phone?: string;
            password?: string;
            current_password?: string;
            nonce?: string;
            data?: components["schemas"]["GoTrueMetadata"];
            app_metadata?: components["schemas"]["GoTrueMetadata"];
            channel?: string;
            code_challenge?: string | null;
            code_challenge_method?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description What GoTrue clients send. */
        GoTrueAdminUser: {
            /** Format: uuid */
            id?: string;
            email?: string;
            phone?: string;
            password?: string;
            email_confirm?: boolean;
            phone_confirm?: boolean;
            user_metadata?: components["schemas"]["GoTrueMetadata"];
            app_metadata?: components["schemas"]["GoTrueMetadata"];
            ban_duration?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What GoTrue clients send. */
        GoTrueInvite: {
            email?: string;
            data?: components["schemas"]["GoTrueMetadata"];
        } & {
            [key: string]: unknown;
        };
        /** @description What GoTrue clients send. */
        GoTrueLinkRequest: {
            type?: string;
            email?: string;
            new_email?: string;
            password?: string;
            data?: components["schemas"]["GoTrueMetadata"];
            redirect_to?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description E-mail and password, or phone and password. */
        LoginRequest: {
            /** Format: email */
            email?: string;
            phone?: string;
            password: string;
        };
        LoginAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["GoTrueSession"];
        };
        /**
         * @description A permission level, highest first.
         * @enum {string}
         */
        Level: "system_admin" | "system_operator" | "user_owner" | "user_manager" | "user_basic" | "no_access";
        User: {
            /** Format: uuid */
            id: string;
            /** @description Empty when the account has only a phone. */
            email: string;
            /** @description E.164 digits without the plus sign; empty when the account has only an e-mail. */
            phone: string;
            /** @description Empty when not given. */
            full_name: string;
            /** @description Empty when not given. */
            company: string;
            /**
             * @description Null until the registration is complete.
             * @enum {string|null}
             */
            business_type: "owner" | "adviser" | null;
            /** @description Whether the user has a name and belongs to a tenant; the dashboard asks for it. */
            profile_complete: boolean;
            /** Format: date-time */
            created_at: string;
        };
        Membership: {
            /** Format: uuid */
            tenant_id: string;
            tenant_name: string;
            tenant_role: components["schemas"]["Level"];
            /** @description The level's label for people. */
            level_label: string;
            /** Format: date-time */
            joined_at: string;
        };
        MeAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["User"];
        };
        MyTenantsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["Membership"][];
            };
        };
        MeWithTenantAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                user: components["schemas"]["User"];
                role: components["schemas"]["Level"];
                tenants: components["schemas"]["Membership"][];
            };
        };
        /**
         * @description Whether the client's books are in QuickBooks, or only its deliveries are watched.
         * @enum {string}
         */
        ClientCategory: "qbo" | "delivery_only";
        /**
         * @description ISO 3166-1.
         * @enum {string}
         */
        Country: "US" | "CA";
        /** @description What waits for a person in a client. */
        ClientTriage: {
            /** @description Stores that are not deactivated. */
            stores: number;
            /** @description Entries that lack an account, and payouts that lack one and have no entry. */
            needs_mapping: number;
            /** @description Entries that a person has to look at, and payouts that do not foot and have no entry. */
            to_review: number;
            /** @description Entries that are approved and wait to be posted. */
            ready: number;
            /** @description Entries that QuickBooks did not take. */
            entries_failed: number;
            /** @description What must still happen to the books, as `listOwedOperations` lists it. */
            owed_operations: number;
            /** @description Posted entries that the books no longer hold as they were posted, as `listDrift` lists them. */
            drifted: number;
            /** @description Of the entries to review, those that correct an entry planned before. */
            late_changes: number;
            /** @description Report files whose latest import failed or is blocked. */
            imports_failed: number;
            /** @description Channels whose last run failed, where they are not paused. */
            fetches_failed: number;
            /** Format: date-time */
            last_import_at: string | null;
            /** @description All of these together; an entry counts once, whatever is wrong with it. */
            attention: number;
        };
        Client: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: uuid */
            tenant_id: string;
            /** @description The number the adviser's firm knows the client by. */
            number: string | null;
            client_category: components["schemas"]["ClientCategory"];
            /** @description IANA name; what new stores start with. */
            time_zone: string;
            currency: components["schemas"]["Currency"];
            country: components["schemas"]["Country"];
            level: components["schemas"]["Level"];
            /** @description Null where it was not asked for. */
            triage: components["schemas"]["ClientTriage"] | null;
            /**
             * Format: date-time
             * @description An archived client takes no new stores and reports.
             */
            archived_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        CreateClientRequest: {
            name: string;
            number?: string | null;
            client_category?: components["schemas"]["ClientCategory"];
            /** @description America/New_York when left out. */
            time_zone?: string;
            currency?: components["schemas"]["Currency"];
            country?: components["schemas"]["Country"];
            /**
             * Format: uuid
             * @description An existing tenant without a client.
             */
            tenant_id?: string;
        };
        UpdateClientRequest: {
            name?: string;
            number?: string | null;
            client_category?: components["schemas"]["ClientCategory"];
            time_zone?: string;
            currency?: components["schemas"]["Currency"];
            country?: components["schemas"]["Country"];
            /** @description True archives, false restores. */
            archived?: boolean;
        };
        ClientAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Client"];
        };
        ClientsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["Client"][];
                next_cursor: string | null;
            };
        };
        DeletedAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                /**
                 * Format: uuid
                 * @description What was deleted.
                 */
                id: string;
            };
        };
        /**
         * @description The currency of every amount beside it.
         * @enum {string}
         */
        Currency: "USD" | "CAD";
        /**
         * @description A delivery platform.
         * @enum {string}
         */
        ChannelType: "ubereats" | "doordash";
        /** @description HH:MM, in the 24-hour clock. */
        TimeOfDay: string;
        StoreAddress: {
            line1: string;
            line2?: string | null;
            city: string;
            /** @description State or province. */
            region: string;
            postal_code: string;
            country: components["schemas"]["Country"];
        };
        /** @description What the store's sales tax does in its reports. */
        TaxProfile: {
            /**
             * @description Whether the platform remits the tax it collects; `learned` goes by what the report rows say.
             * @enum {string}
             */
            facilitator: "facilitated" | "not_facilitated" | "learned";
            /** @description Whether amounts without a tax column of their own hold tax (DoorDash in Canada). */
            prices_include_tax: boolean;
            /** @description The rate of that tax in parts per million: 130000 is 13 %. Null extracts nothing. */
            inclusive_tax_rate_ppm: number | null;
        };
        /** @description The commission agreed with a platform from a day on. */
        ContractRate: {
            channel_type: components["schemas"]["ChannelType"];
            /** @enum {string} */
            mode: "delivery" | "pickup" | "storefront";
            /** @description Parts per million of sales: 250000 is 25 %. */
            commission_rate_ppm: number;
            /** Format: date */
            starts_on: string;
        };
        /** @description At most one rate per platform, mode and first day. */
        ContractRates: components["schemas"]["ContractRate"][];
        Store: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenant_id: string;
            name: string;
            /** @description The number the business knows the store by. */
            number: string | null;
            /** @description IANA name; business days are days there. */
            time_zone: string;
            currency: components["schemas"]["Currency"];
            business_day_cutoff: components["schemas"]["TimeOfDay"];
            address: components["schemas"]["StoreAddress"] | null;
            tax_profile: components["schemas"]["TaxProfile"];
            contract_rates: components["schemas"]["ContractRates"];
            /**
             * Format: date
             * @description The first day the store no longer trades; its history stays.
             */
            deactivated_on: string | null;
            /**
             * Format: date
             * @description The latest payout read for any of its channels.
             */
            last_payout_on: string | null;
            channels: components["schemas"]["Channel"][];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        CreateStoreRequest: {
            name: string;
            number?: string | null;
            /** @description The client's when left out. */
            time_zone?: string;
            currency?: components["schemas"]["Currency"];
            business_day_cutoff?: components["schemas"]["TimeOfDay"];
            address?: components["schemas"]["StoreAddress"] | null;
            tax_profile?: components["schemas"]["TaxProfile"];
            contract_rates?: components["schemas"]["ContractRates"];
        };
        UpdateStoreRequest: {
            name?: string;
            number?: string | null;
            time_zone?: string;
            currency?: components["schemas"]["Currency"];
            business_day_cutoff?: components["schemas"]["TimeOfDay"];
            address?: components["schemas"]["StoreAddress"] | null;
            tax_profile?: components["schemas"]["TaxProfile"];
            contract_rates?: components["schemas"]["ContractRates"];
            /** Format: date */
            deactivated_on?: string | null;
        };
        StoreAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Store"];
        };
        StoresAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["Store"][];
                next_cursor: string | null;
            };
        };
        /** @description How this channel is read and posted; what is left out is as the tenant's settings say. */
        ChannelConfig: {
            /** @description Overrides the store's time zone. */
            time_zone?: string;
            /**
             * @description How its reports arrive; what is uploaded is not fetched by schedule.
             * @enum {string}
             */
            report_source?: "upload" | "api";
            /** @enum {string} */
            payout_cadence?: "weekly" | "daily";
            /** @description ISO 8601: 1 is Monday, 7 is Sunday. */
            pay_week_starts_on?: number;
            /** @description How long a posted payout is compared with later reports. */
            watch_window_days?: number;
            /**
             * @description What becomes of a posted entry that later reports change within the watch window: it is changed in place, or an adjusting entry is made.
             * @enum {string}
             */
            late_rows?: "amend" | "adjust";
            /**
             * @description What becomes of an entry that belongs to a period the books have closed: it is dated today and says so, or it is not made.
             * @enum {string}
             */
            closed_period?: "post_today" | "refuse";
            /** @enum {string} */
            posting_model?: "payout_journal" | "daily_journal" | "none";
            /**
             * @description Whether an accrual entry is cut at the end of a calendar month.
             * @enum {string}
             */
            split?: "month" | "none";
            /**
             * @description Accrual dates entries by trade, cash by payout.
             * @enum {string}
             */
            basis?: "accrual" | "cash";
            /**
             * @description Whether the payout's way from clearing to bank is posted too.
             * @enum {string}
             */
            bank_leg?: "none" | "transfer";
            sales?: components["schemas"]["Sales"];
            /** @enum {string} */
            posting_mode?: "review" | "auto" | "paused";
            /**
             * Format: date
             * @description Nothing before this day is posted.
             */
            starts_on?: string;
        };
        /** @description What accounts would be called, by component: shown until an account of the books is mapped, and never posted to. The account mapping says where lines go. */
        QboMappingConfig: {
            accounts?: {
                [key: string]: string;
            };
        };
        Channel: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            store_id: string;
            channel_type: components["schemas"]["ChannelType"];
            /** @description The platform's own id of the store as its reports print it. */
            platform_store_id: string | null;
            channel_config: components["schemas"]["ChannelConfig"];
            qbo_mapping_config: components["schemas"]["QboMappingConfig"];
            /** Format: date-time */
            created_at: string;
        };
        CreateChannelRequest: {
            channel_type?: components["schemas"]["ChannelType"];
            platform_store_id?: string;
            channel_config?: components["schemas"]["ChannelConfig"];
            qbo_mapping_config?: components["schemas"]["QboMappingConfig"];
        };
        ChannelAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Channel"];
        };
        /**
         * @description pending: waits for a person. confirmed: in force. ignored: the store is not on the platform. ended: history.
         * @enum {string}
         */
        StoreMappingState: "pending" | "confirmed" | "ignored" | "ended";
        /** @description As the platform tells it; what it does not tell is null. */
        PlatformStoreAddress: {
            line1: string | null;
            city: string | null;
            region: string | null;
            postal_code: string | null;
            country: string | null;
        };
        PlatformStoreBrief: {
            platform_store_id: string;
            name: string;
            previous_name: string | null;
            external_ref: string | null;
            address: components["schemas"]["PlatformStoreAddress"] | null;
            status: components["schemas"]["PlatformStoreStatus"];
            /** @description Null where nothing is switched; for a mapping that holds no longer, for DoorDash, and for a store that Uber Eats does not list to us. */
            integration: components["schemas"]["PlatformStoreIntegration"] | null;
        };
        /** @description Whether Uber Eats gives us the reports of a store that is matched. The match does not wait for it. */
        PlatformStoreIntegration: {
            /**
             * @description switching: asked for; retrying: it did not answer and is asked again by itself; failed: it refused, or did not answer for two hours.
             * @enum {string}
             */
            state: "on" | "switching" | "retrying" | "failed";
            failure: components["schemas"]["PlatformStoreRefreshFailure"] | null;
            /**
             * Format: date-time
             * @description When Uber Eats answered last.
             */
            told_at: string | null;
        };
        /**
         * @description lost: the platform lists it no longer.
         * @enum {string}
         */
        PlatformStoreStatus: "active" | "inactive" | "lost";
        PayoutsSeen: {
            count: number;
            /** Format: date */
            last_on: string | null;
        };
        StoreMatchReason: {
            /** @enum {string} */
            what: "name" | "address" | "number" | "time_zone";
            same: boolean;
            words: string;
        };
        StoreMatchConflict: {
            /** @enum {string} */
            kind: "mapped_here" | "mapped_in_other_client";
            /** Format: uuid */
            store_id: string | null;
            store_name: string | null;
            /** @description Null where the caller is no member of that client. */
            client_name: string | null;
        };
        StoreMatch: {
            platform_store_id: string;
            name: string;
            address: components["schemas"]["PlatformStoreAddress"] | null;
            score: number;
            reasons: components["schemas"]["StoreMatchReason"][];
            conflict: components["schemas"]["StoreMatchConflict"] | null;
        };
        StoreMapping: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The id again while the mapping waits.
             */
            pending_id: string | null;
            /** Format: uuid */
            tenant_id: string;
            /** Format: uuid */
            store_id: string;
            store_name: string;
            channel_type: components["schemas"]["ChannelType"];
            state: components["schemas"]["StoreMappingState"];
            platform_store: components["schemas"]["PlatformStoreBrief"] | null;
            /**
             * Format: date
             * @description The first payout day it holds for; null where it always did.
             */
            effective_from: string | null;
            /**
             * Format: date
             * @description The payout day from which it holds no longer.
             */
            effective_to: string | null;
            reason: string | null;
            decided_by: components["schemas"]["StoreMappingDecider"] | null;
            /** Format: date-time */
            decided_at: string | null;
            payouts: components["schemas"]["PayoutsSeen"];
            posted_entries: number;
            suggestions: components["schemas"]["StoreMatch"][];
            /** @description The one suggestion of 0.9 or more that no other comes close to. */
            exact_platform_store_id: string | null;
            /** Format: date-time */
            created_at: string;
        };
        StoreMappingDecider: {
            /** Format: uuid */
            user_id: string;
            name: string;
        };
        StoreMappingCounts: {
            pending: number;
            confirmed: number;
            ignored: number;
            exact: number;
        };
        StoreMappingsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["StoreMappingsPage"];
        };
        StoreMappingsPage: {
            items: components["schemas"]["StoreMapping"][];
            counts: components["schemas"]["StoreMappingCounts"];
            next_cursor: string | null;
        };
        StoreMappingAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["StoreMapping"];
        };
        /** @description Spec 3, pending store mapping. */
        ConfirmStoreMappingRequest: {
            /** Format: uuid */
            pending_id: string;
            selected_platform_store_id: string;
            dry_run?: boolean;
        };
        StoreMappingDecision: {
            mapping: components["schemas"]["StoreMapping"];
            /**
             * Format: uuid
             * @description Null in a dry run that would create the channel.
             */
            channel_id: string | null;
            dry_run: boolean;
        };
        StoreMappingDecisionAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["StoreMappingDecision"];
        };
        IgnoreStoreMappingRequest: {
            reason: string;
        };
        ConfirmExactStoreMappingsRequest: {
            channel_type: components["schemas"]["ChannelType"];
            dry_run?: boolean;
        };
        StoreMappingsDecided: {
            mappings: components["schemas"]["StoreMapping"][];
            dry_run: boolean;
        };
        StoreMappingsDecidedAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["StoreMappingsDecided"];
        };
        RemapStoreRequest: {
            /** Format: uuid */
            store_id: string;
            channel_type: components["schemas"]["ChannelType"];
            /** @description Null unlinks the store. */
            platform_store_id: string | null;
            /**
             * Format: date
             * @description The first payout day it holds for; today or earlier.
             */
            effective_from: string;
            dry_run?: boolean;
        };
        StoreRemapImpact: {
            /** @description Entries of this store and platform in the books; they stay as they are. */
            posted_entries: number;
            /** @description Entries that are not posted yet and are planned again. */
            waiting_entries: number;
            /** @description Payouts of the platform store from that day on. */
            payouts: number;
        };
        StoreRemap: {
            mapping: components["schemas"]["StoreMapping"] | null;
            impact: components["schemas"]["StoreRemapImpact"];
            dry_run: boolean;
        };
        StoreRemapAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["StoreRemap"];
        };
        UndoStoreMappingsRequest: {
            store_mapping_ids: string[];
        };
        PlatformStore: {
            /** Format: uuid */
            id: string;
            provider: components["schemas"]["ChannelType"];
            platform_store_id: string;
            name: string;
            previous_name: string | null;
            /** @description The number the merchant gave it on the platform. */
            external_ref: string | null;
            address: components["schemas"]["PlatformStoreAddress"] | null;
            time_zone: string | null;
            currency: string | null;
            status: components["schemas"]["PlatformStoreStatus"];
            /** @enum {string} */
            source: "connection" | "report";
            ignored_reason: string | null;
            mapped_to: components["schemas"]["PlatformStoreMappedTo"] | null;
            mapped_elsewhere: components["schemas"]["PlatformStoreMappedElsewhere"] | null;
            payouts: components["schemas"]["PayoutsSeen"];
            /** Format: date-time */
            first_seen_at: string;
            /** Format: date-time */
            last_seen_at: string;
        };
        PlatformStoreMappedTo: {
            /** Format: uuid */
            store_id: string;
            store_name: string;
        };
        /** @description Another client of the firm posts for it. */
        PlatformStoreMappedElsewhere: {
            /** @description Null where the caller is no member of that client. */
            client_name: string | null;
        };
        DiscoveredStoreAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["PlatformStore"];
        };
        PlatformStoreRefresh: {
            /**
             * @description waiting: the platform prepares its answer.
             * @enum {string}
             */
            state: "never" | "queued" | "waiting" | "done" | "failed";
            /** Format: date-time */
            requested_at: string | null;
            /** Format: date-time */
            finished_at: string | null;
            failure: components["schemas"]["PlatformStoreRefreshFailure"] | null;
        };
        PlatformStoreRefreshFailure: {
            code: string;
            message: string;
        };
        PlatformStoreRefreshAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["PlatformStoreRefresh"];
        };
        PlatformStoresAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["PlatformStoreList"];
        };
        PlatformStoreList: {
            items: components["schemas"]["PlatformStore"][];
            refresh: components["schemas"]["PlatformStoreRefresh"];
        };
        RefreshPlatformStoresRequest: {
            provider: components["schemas"]["ChannelType"];
        };
        /** @description What is left out is as the platform knows it. */
        CreateStoreFromPlatformStoreRequest: {
            name?: string;
        };
        IgnorePlatformStoreRequest: {
            reason: string | null;
        };
        CreateUploadRequest: {
            /** @description Its last part is kept, at most 200 characters. */
            file_name: string;
            size_bytes: number;
        };
        Upload: {
            /** Format: uuid */
            id: string;
            file_name: string;
            size_bytes: number;
            /** @description Where the next part begins. */
            received_bytes: number;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When it is deleted unless it is continued.
             */
            expires_at: string;
        };
        UploadAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Upload"];
        };
        UploadsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["Upload"][];
                limits: {
                    /** @description The largest report file. */
                    report_bytes: number;
                    /** @description The largest file that comes in one request. */
                    request_bytes: number;
                    /** @description The largest part of an upload in parts. */
                    part_bytes: number;
                    /** @description What the reports of a ZIP may come to when unpacked. */
                    zip_unpacked_bytes: number;
                };
                storage: {
                    /** @description Stored report files, evidence and unfinished uploads. */
                    used_bytes: number;
                    /** @description What the plan includes; null is no limit. */
                    limit_bytes: number | null;
                };
            };
        };
        UploadReportRequest: {
            /** @description One CSV, or a ZIP of CSVs, with its name. */
            file: string;
        };
        /**
         * @description Where the sync lifecycle of an import stands.
         * @enum {string}
         */
        ImportState: "queued" | "fetching" | "recognising" | "checking" | "planning" | "blocked" | "needs_mapping" | "ready" | "posting.sending" | "posting.waiting" | "posting.quarantine" | "posting.ambiguous" | "verifying" | "posted" | "partial" | "undoing" | "undone" | "cancelled" | "failed";
        ImportFile: {
            name: string;
            sha256: components["schemas"]["Sha256"];
            size_bytes: number;
        };
        /** @description SHA-256 of the bytes. */
        Sha256: string;
        /** @description One CSV as it was read; inside a ZIP it is named `archive.zip/inner.csv`. */
        SourceFile: {
            name: string;
            sha256: components["schemas"]["Sha256"];
        };
        /** @description Numbers of things, never of money. */
        RunCounts: {
            reports: number;
            reports_recognised: number;
            rows: number;
            rows_quarantined: number;
            payouts: number;
            identities_checked: number;
            identities_broken: number;
            payouts_planned: number;
            entries: number;
        };
        /** @description Why a step stopped; what is wrong with a file is `blocked` instead. */
        RunFailure: {
            /** @enum {string} */
            step: "fetch" | "recognise" | "check" | "plan" | "post" | "verify" | "undo";
            code: string;
            message: components["schemas"]["Message"];
            retryable: boolean;
        };
        ImportSummary: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenant_id: string;
            state: components["schemas"]["ImportState"];
            file: components["schemas"]["ImportFile"];
            /** @description The stored files of the run, by sha256. */
            report_ids: components["schemas"]["Sha256"][];
            counts: components["schemas"]["RunCounts"];
            failure: null | components["schemas"]["RunFailure"];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            finished_at: string | null;
        };
        UploadedImportAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                /** @description The same bytes were imported before. */
                already_imported: boolean;
                import: components["schemas"]["ImportSummary"];
            };
        };
        ImportSummaryAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["ImportSummary"];
        };
        ImportsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["ImportSummary"][];
                next_cursor: string | null;
            };
        };
        /** @description A row that does not foot; it never enters a journal. */
        QuarantinedRow: {
            /** @description As a spreadsheet shows it; header lines count. */
            row: number;
            column: string;
            reason: string;
            expected_cents: number | null;
            found_cents: number | null;
            message: string;
        };
        /** @description A choice made for this file because exports disagree, with its evidence. */
        VariantDecision: {
            question: string;
            decision: string;
            rows_footed: number;
            rows_tested: number;
        };
        LeftOut: {
            reason: string;
            rows: number;
        };
        /** @description One recognised CSV. */
        ReportReading: {
            file: components["schemas"]["SourceFile"];
            platform: components["schemas"]["ChannelType"];
            report_type: string;
            /** @description Data rows, quarantined ones included. */
            rows: number;
            quarantined_count: number;
            /** @description The first 500; the workpapers have all. */
            quarantined: components["schemas"]["QuarantinedRow"][];
            variants: components["schemas"]["VariantDecision"][];
            /** @description Rows left out on purpose, by reason. */
            left_out: components["schemas"]["LeftOut"][];
            notes: string[];
            /** @description Decisions about columns that no report format knows, as far as this file has them. */
            columns?: components["schemas"]["AppliedColumn"][];
        };
        /**
         * @description What money of a payout can be.
         * @enum {string}
         */
        MoneyComponent: "gross_sales" | "sales_tax" | "price_adjustment" | "merchant_promo" | "platform_promo" | "platform_promo_credit" | "promo_fee" | "commission" | "delivery_network_fee" | "processing_fee" | "ads_marketing" | "ad_credit" | "order_error" | "error_recovery" | "tips" | "delivery_fee_income" | "bag_container_other_fees" | "facilitator_tax_withheld" | "backup_withholding" | "capital_repayment" | "markup" | "other_unclassified" | "price_adjustment_tax" | "merchant_promo_tax" | "promo_fee_tax" | "commission_tax" | "delivery_network_fee_tax" | "processing_fee_tax" | "ads_marketing_tax" | "ad_credit_tax" | "order_error_tax" | "error_recovery_tax" | "delivery_fee_income_tax" | "bag_container_other_fees_tax" | "markup_tax";
        /** @description What all rows of a file say about a money column that no report format knows. */
        ColumnFinding: {
            /** @description As the file prints it. */
            column: string;
            /** @description The first row with an amount in it. */
            row: number;
            /** @description That amount as printed. */
            cell: string;
            /** @enum {string} */
            kind: "subtotal" | "component" | "neither";
            /** @description Columns whose sum a subtotal is in every row. */
            of: string[];
            /**
             * @description How the cells of a component have to be counted.
             * @enum {string}
             */
            sign: "as_printed" | "turned";
            /** @description Other unknown columns that have to be counted with a component. */
            together: string[];
            /** @description Rows that could be read. */
            rows: number;
            /** @description Rows in which the finding holds; rows that foot without the column where it is neither. */
            rows_matching: number;
            /** @description Set when all rows agree. */
            recommended: ("subtotal" | "component") | null;
            message: string;
        };
        /** @description A decision that a report was read with. */
        AppliedColumn: {
            column: string;
            decision: components["schemas"]["ColumnMeaning"];
            component: components["schemas"]["MoneyComponent"] | null;
            /** @enum {string} */
            sign: "as_printed" | "turned";
            of: string[];
            /** @description Rows with a number in the column; the decision held in each. */
            rows_tested: number;
        };
        /**
         * @description A subtotal of other columns, part of a component, or no part of the payout.
         * @enum {string}
         */
        ColumnMeaning: "subtotal" | "component" | "not_money";
        ColumnDecision: {
            /** Format: uuid */
            id: string;
            /** @description Grows each time somebody decides about the column anew. */
            version: number;
            report_type: string;
            column: string;
            decision: components["schemas"]["ColumnMeaning"];
            component: components["schemas"]["MoneyComponent"] | null;
            /** @enum {string} */
            sign: "as_printed" | "turned";
            /** @description The columns a subtotal is the sum of. */
            of: string[];
            decided_by: components["schemas"]["ColumnDecider"] | null;
            /** Format: date-time */
            decided_at: string;
            revoked_by: components["schemas"]["ColumnDecider"] | null;
            /** Format: date-time */
            revoked_at: string | null;
        };
        ColumnDecider: {
            /** Format: uuid */
            user_id: string;
            name: string;
        };
        GivenColumnDecision: {
            column: string;
            decision: components["schemas"]["ColumnMeaning"];
            component?: components["schemas"]["MoneyComponent"];
            /** @enum {string} */
            sign?: "as_printed" | "turned";
        };
        DecideColumnsRequest: {
            decisions: components["schemas"]["GivenColumnDecision"][];
        };
        ColumnDecisionEffect: {
            decision: components["schemas"]["ColumnDecision"];
            files: {
                /** Format: uuid */
                run_id: string;
                file: string;
                sha256: components["schemas"]["Sha256"];
                rows_tested: number;
                /** Format: date-time */
                read_at: string;
                /** @description Whether it would stop if it were read again without the decision. */
                would_stop: boolean;
                /** @description Why it would stop. */
                message: string | null;
            }[];
            /** @description Payouts of the files that would stop; revoking changes none of them. */
            payouts: components["schemas"]["PayoutSummary"][];
        };
        ColumnDecisionAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["ColumnDecision"];
        };
        ColumnDecisionEffectAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["ColumnDecisionEffect"];
        };
        ColumnDecisionsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["ColumnDecision"][];
            };
        };
        DecideColumnsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                decisions: components["schemas"]["ColumnDecision"][];
                imports: components["schemas"]["ImportSummary"][];
            };
        };
        /** @description Something that yields no entry - what happened, what it means for the books, what to do. */
        Blocked: {
            file: string;
            reason: string;
            column: string | null;
            payout_ref: string | null;
            platform_store_id: string | null;
            message: string;
            /** @description The report that `columns` are columns of. */
            report_type?: string;
            /** @description Money columns that nobody knows and that wait for a decision. */
            columns?: components["schemas"]["ColumnFinding"][];
        };
        Import: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenant_id: string;
            state: components["schemas"]["ImportState"];
            file: components["schemas"]["ImportFile"];
            report_ids: components["schemas"]["Sha256"][];
            counts: components["schemas"]["RunCounts"];
            failure: null | components["schemas"]["RunFailure"];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            finished_at: string | null;
            reports: components["schemas"]["ReportReading"][];
            blocked: components["schemas"]["Blocked"][];
            /** @description At most the newest 500; `listPayouts` pages through all. */
            payouts: components["schemas"]["PayoutSummary"][];
        };
        ImportAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Import"];
        };
        /**
         * @description Derived from the newest version of each of its entries. `posted`: every entry is in the books, or was left out by a
         *     person. `partly_posted`: some entries are in the books, others are not; `entry_counts` says how many. `posting`: the
         *     rest is on its way. While none is in the books, the one that needs a person most: `failed`, `needs_mapping`,
         *     `needs_review`, `ready`. A reversal that is not in the books yet gives the payout its own status.
         * @enum {string}
         */
        PayoutStatus: "needs_mapping" | "needs_review" | "ready" | "posting" | "partly_posted" | "posted" | "skipped" | "failed" | "reversed";
        /** @description The entries of a payout, without reversals and earlier versions. */
        PayoutEntryCounts: {
            total: number;
            /** @description In the books. */
            posted: number;
        };
        /** @description What a platform paid one store on one channel on one day. */
        PayoutSummary: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The newest import that added to it.
             */
            import_id: string;
            platform: components["schemas"]["ChannelType"];
            /** @description The platform's own reference. */
            payout_ref: string;
            /** Format: date */
            payout_on: string;
            /** Format: date */
            period_start_on: string;
            /** Format: date */
            period_end_on: string;
            platform_store_id: string;
            platform_store_name: string;
            /**
             * Format: uuid
             * @description The store whose channel carries this platform store id.
             */
            store_id: string | null;
            /** Format: uuid */
            channel_id: string | null;
            /** @description Marketplace unless the report says otherwise. */
            channel: string;
            currency: components["schemas"]["Currency"];
            gross_sales_cents: number;
            /** @description The net deposit: what reached the bank, or was carried on where it is negative. */
            net_cents: number;
            identities_hold: boolean;
            status: components["schemas"]["PayoutStatus"];
            entry_counts: components["schemas"]["PayoutEntryCounts"];
        };
        /** @description A payout differs from what the client expects of the platform. */
        PayoutFinding: {
            /**
             * @description `commission_differs`: orders were charged another commission than the contract rates of the store say. `facilitator_differs`: the report and the store's settings disagree on who remits the sales tax.
             * @enum {string}
             */
            code: "commission_differs" | "facilitator_differs";
            /** @description What was found, what it means for the books, what to do. */
            message: string;
            /** @description The comparison, order by order, in cents; a cent either way is the platform's rounding. The amounts are of the affected orders alone. */
            commission: {
                orders_compared: number;
                orders_affected: number;
                /** @description Item sales before discounts, without tax. */
                sales_cents: number;
                charged_cents: number;
                agreed_cents: number;
                /** @description Charged less agreed: positive when the platform took more. */
                difference_cents: number;
            } | null;
        };
        PayoutsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["PayoutSummary"][];
                next_cursor: string | null;
            };
        };
        /**
         * @description Where an entry is on its way into the books.
         * @enum {string}
         */
        EntryStatus: "needs_mapping" | "needs_review" | "ready" | "posting" | "posted" | "skipped" | "failed" | "reversed";
        /** @description Why something stands where it does, and what a person can do about it. */
        StatusReason: {
            code: string;
            message: string;
            action: string | null;
        };
        /** @description An entry that is to stand in the books, or does. */
        BooksEntry: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The run that planned it last; null for an entry written by hand.
             */
            run_id: string | null;
            /** Format: uuid */
            payout_id: string | null;
            /** Format: uuid */
            store_id: string | null;
            store_name: string | null;
            /** Format: uuid */
            channel_id: string | null;
            platform: components["schemas"]["ChannelType"] | null;
            /** @enum {string} */
            kind: "payout" | "bank_transfer" | "adjustment" | "reversal" | "manual";
            document_number: string;
            /** Format: date */
            entry_on: string;
            currency: components["schemas"]["Currency"];
            /** @description Its part of the net deposit: the entries of a payout add up to the net_cents of the payout. Of a bank transfer the deposit; null for an entry written by hand. */
            net_cents: number | null;
            payout: components["schemas"]["PayoutOfEntry"] | null;
            /** @description The sum of the debits; the credits are as much. */
            debit_cents: number;
            status: components["schemas"]["EntryStatus"];
            status_reason: components["schemas"]["StatusReason"] | null;
            /** @description What of its payout differs from what the client expects of the platform; it stops no posting. */
            findings: components["schemas"]["PayoutFinding"][];
            deposit_difference: components["schemas"]["DepositDifference"] | null;
            /** @description It was sent and nobody knows yet whether the books have it. */
            is_ambiguous: boolean;
            /** @description It waits in review for an approval and for nothing else, so that it can be approved together with others. */
            needs_only_approval: boolean;
            /**
             * Format: uuid
             * @description The entry that an adjustment or a reversal refers to.
             */
            relates_to: string | null;
            /** Format: date-time */
            approved_at: string | null;
            /** Format: date-time */
            posted_at: string | null;
            /**
             * Format: date-time
             * @description When the books were read back and found equal to the cent.
             */
            verified_at: string | null;
            /** @description The id of the journal entry in the books. */
            external_id: string | null;
            /** Format: uri */
            books_url: string | null;
            posted_elsewhere: {
                reference: string;
                /** Format: date */
                on: string;
            } | null;
            /**
             * Format: uuid
             * @description The entry that was made anew of this one after it was reversed.
             */
            posted_again_as: string | null;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description The payout that an entry books, with the same amount and status as everywhere. */
        PayoutOfEntry: {
            /** Format: uuid */
            id: string;
            payout_ref: string;
            /** Format: date */
            payout_on: string;
            /** @description The net deposit of the whole payout. */
            net_cents: number;
            status: components["schemas"]["PayoutStatus"];
            entry_counts: components["schemas"]["PayoutEntryCounts"];
        };
        BooksEntryLine: {
            /** @description The account in the books; null while the component has none. */
            account_id: string | null;
            account_name: string;
            description: string;
            /** @enum {string} */
            side: "debit" | "credit";
            amount_cents: number;
            /** @description The component of the payout that names the line; null in lines written by hand. */
            component: string | null;
            class: string | null;
            department: string | null;
        };
        /** @description One call that was made for an entry. */
        PostingAttempt: {
            /** @enum {string} */
            action: "send" | "ask" | "read_back";
            /** Format: date-time */
            at: string;
            request_id: string;
            http_status: number | null;
            /** @description The error code of QuickBooks. */
            code: string | null;
            /** @description The id of the call at Intuit. */
            intuit_tid: string | null;
            outcome: string;
            message: string | null;
            duration_ms: number;
        };
        /** @description An entry with its lines, its proof, and every call that was made for it. */
        BooksEntryDetail: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The run that planned it last; null for an entry written by hand.
             */
            run_id: string | null;
            /** Format: uuid */
            payout_id: string | null;
            /** Format: uuid */
            store_id: string | null;
            store_name: string | null;
            /** Format: uuid */
            channel_id: string | null;
            platform: components["schemas"]["ChannelType"] | null;
            /** @enum {string} */
            kind: "payout" | "bank_transfer" | "adjustment" | "reversal" | "manual";
            document_number: string;
            /** Format: date */
            entry_on: string;
            currency: components["schemas"]["Currency"];
            /** @description Its part of the net deposit: the entries of a payout add up to the net_cents of the payout. Of a bank transfer the deposit; null for an entry written by hand. */
            net_cents: number | null;
            payout: components["schemas"]["PayoutOfEntry"] | null;
            /** @description The sum of the debits; the credits are as much. */
            debit_cents: number;
            status: components["schemas"]["EntryStatus"];
            status_reason: components["schemas"]["StatusReason"] | null;
            /** @description What of its payout differs from what the client expects of the platform; it stops no posting. */
            findings: components["schemas"]["PayoutFinding"][];
            deposit_difference: components["schemas"]["DepositDifference"] | null;
            /** @description It was sent and nobody knows yet whether the books have it. */
            is_ambiguous: boolean;
            /** @description It waits in review for an approval and for nothing else, so that it can be approved together with others. */
            needs_only_approval: boolean;
            /**
             * Format: uuid
             * @description The entry that an adjustment or a reversal refers to.
             */
            relates_to: string | null;
            /** Format: date-time */
            approved_at: string | null;
            /** Format: date-time */
            posted_at: string | null;
            /**
             * Format: date-time
             * @description When the books were read back and found equal to the cent.
             */
            verified_at: string | null;
            /** @description The id of the journal entry in the books. */
            external_id: string | null;
            /** Format: uri */
            books_url: string | null;
            posted_elsewhere: {
                reference: string;
                /** Format: date */
                on: string;
            } | null;
            /**
             * Format: uuid
             * @description The entry that was made anew of this one after it was reversed.
             */
            posted_again_as: string | null;
            /** Format: date-time */
            updated_at: string;
            memo: string;
            lines: components["schemas"]["BooksEntryLine"][];
            /** @description The identities of its payout. */
            identities: {
                id: string;
                holds: boolean;
                difference_cents: number;
                message: string | null;
            }[];
            /** @description Oldest first. */
            attempts: components["schemas"]["PostingAttempt"][];
            /** @description The newest row of the outbox for this entry; null before it is approved. */
            posting: {
                /** @enum {string} */
                state: "pending" | "posting" | "unknown" | "posted" | "blocked" | "cancelled";
                /** @enum {string} */
                operation: "create" | "update" | "delete";
                request_id: string;
                sends: number;
                asks: number;
                /** Format: date-time */
                next_attempt_at: string | null;
            } | null;
            /** @description Adjustments and reversals of it, and what it adjusts or reverses. */
            related: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "payout" | "bank_transfer" | "adjustment" | "reversal" | "manual";
                document_number: string;
                status: components["schemas"]["EntryStatus"];
            }[];
            /**
             * Format: uuid
             * @description The run that posts it; its situation is in `getSyncRun`.
             */
            post_run_id: string | null;
            /** @description Files that are kept as its evidence, oldest first. */
            attachments: components["schemas"]["EntryAttachment"][];
        };
        EntryAttachment: {
            /** Format: uuid */
            id: string;
            file_name: string;
            size_bytes: number;
            sha256: components["schemas"]["Sha256"];
            /**
             * Format: date-time
             * @description When the books took it in beside the entry.
             */
            in_books_at: string | null;
            /** @description Why the books did not take it. */
            failure: string | null;
            /** Format: date-time */
            created_at: string;
        };
        EntryAttachmentRequest: {
            /** @description The file, with its name. */
            file: string;
        };
        EntryAttachmentAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["EntryAttachment"];
        };
        /** @description An entry as far as it is written; what is not given yet is null. */
        EntryDraftContent: {
            /** @enum {string} */
            mode: "components" | "lines";
            platform: components["schemas"]["ChannelType"];
            /** Format: date */
            entry_on: string | null;
            memo: string;
            components: {
                component: components["schemas"]["ManualComponent"];
                amount_cents: number | null;
            }[];
            lines: {
                account_id: string | null;
                account_name: string | null;
                /** @enum {string} */
                side: "debit" | "credit";
                amount_cents: number | null;
            }[];
        };
        EntryDraftRequest: {
            draft: components["schemas"]["EntryDraftContent"];
        };
        EntryDraft: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            store_id: string;
            draft: components["schemas"]["EntryDraftContent"];
            /** Format: date-time */
            updated_at: string;
        };
        EntryDraftAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["EntryDraft"];
        };
        EntryDraftsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["EntryDraft"][];
            };
        };
        ApproveEntriesRequest: {
            entry_ids: string[];
            /**
             * @description What to do with an entry dated in a period that the books have closed; `refuse` unless given.
             * @enum {string}
             */
            closed_period?: "refuse" | "post_today";
            difference?: components["schemas"]["TypedDifference"];
        };
        /** @description For entries of one payout whose report has rows set aside: what its deposit holds more than its entries, as the person who approves types it, and why it may be posted. An amount that the rows do not print is refused as `difference_wrong`; where the amount of a row cannot be read, any amount is taken and recorded as typed. */
        TypedDifference: {
            amount_cents: number;
            reason: string;
        };
        /** @description By how much the deposit of a payout differs from its entries, because rows of its report were set aside. */
        DepositDifference: {
            /** @description What the deposit holds more than the entries: what the rows that were set aside print. */
            amount_cents: number;
            currency: components["schemas"]["Currency"];
            /** @description Rows whose own amount cannot be read, so that the difference is not known in full. */
            unreadable_rows: number;
            message: string;
            /** @description What a person confirmed about exactly this difference. Null while nobody did, and nothing of the payout is approved. */
            exception: components["schemas"]["DepositException"] | null;
        };
        /** @description A difference that a person confirmed to approve entries. It stays an open item until it is resolved. */
        DepositException: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            payout_id: string;
            payout_ref: string;
            /** Format: date */
            payout_on: string;
            platform: components["schemas"]["ChannelType"];
            /** @description As the platform calls it. */
            store_name: string;
            /**
             * Format: uuid
             * @description The first entry that was approved with it.
             */
            entry_id: string | null;
            document_number: string | null;
            /** @description What the deposit holds more than the entries, as typed. */
            amount_cents: number;
            /** @description What the rows that were set aside printed then. */
            printed_cents: number;
            unreadable_rows: number;
            currency: components["schemas"]["Currency"];
            reason: string;
            recorded_by: components["schemas"]["NamedPerson"];
            /** Format: date-time */
            recorded_at: string;
            resolution: components["schemas"]["ExceptionResolution"] | null;
        };
        ExceptionResolution: {
            /**
             * @description Resolved by a person; by a later report that brought the rows; or replaced, because the difference changed and was confirmed again.
             * @enum {string}
             */
            how: "person" | "rows_read" | "replaced";
            note: string | null;
            by: components["schemas"]["NamedPerson"] | null;
            /** Format: date-time */
            at: string;
        };
        NamedPerson: {
            /**
             * Format: uuid
             * @description Null once the account is gone.
             */
            user_id: string | null;
            /** @description As the person was called then. */
            name: string;
        };
        ResolveExceptionRequest: {
            /** @description What became of the money. */
            note: string;
        };
        ExceptionAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["DepositException"];
        };
        ExceptionsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["DepositException"][];
            };
        };
        SkipEntryRequest: {
            reason: string;
        };
        PostEntryAgainRequest: {
            /**
             * @description What to do where its date is in a period that the books have closed; `refuse` unless given.
             * @enum {string}
             */
            closed_period?: "refuse" | "post_today";
            difference?: components["schemas"]["TypedDifference"];
        };
        UndoEntryRequest: {
            how: components["schemas"]["UndoHow"];
        };
        /**
         * @description Delete it from the books, if its period is open and nobody changed it there; or add an entry that reverses it, dated as the original or today.
         * @enum {string}
         */
        UndoHow: "delete" | "reverse_on_original_date" | "reverse_today";
        PostedElsewhereRequest: {
            /** @description What it is called there. */
            reference: string;
            /** Format: date */
            on: string;
        };
        ManualEntryRequest: {
            /** Format: uuid */
            store_id?: string | null;
            platform?: components["schemas"]["ChannelType"] | null;
            /** Format: date */
            entry_on: string;
            currency: components["schemas"]["Currency"];
            memo: string;
            /** @description Signed by effect on the payout; the clearing account takes the balance. Instead of `lines`; needs a platform. */
            components?: {
                component: components["schemas"]["ManualComponent"];
                amount_cents: number;
                description?: string;
            }[];
            /** @description Debits equal credits. Instead of `components`. */
            lines?: {
                account_id: string;
                /** @enum {string} */
                side: "debit" | "credit";
                amount_cents: number;
                description?: string;
                class_id?: string | null;
                department_id?: string | null;
            }[];
            allow_duplicate?: boolean;
        };
        /**
         * @description A component of a payout that an amount can be given for.
         * @enum {string}
         */
        ManualComponent: "gross_sales" | "sales_tax" | "price_adjustment" | "merchant_promo" | "platform_promo" | "platform_promo_credit" | "promo_fee" | "commission" | "delivery_network_fee" | "processing_fee" | "ads_marketing" | "ad_credit" | "order_error" | "error_recovery" | "tips" | "delivery_fee_income" | "bag_container_other_fees" | "facilitator_tax_withheld" | "backup_withholding" | "capital_repayment" | "markup" | "other_unclassified";
        EntriesAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["BooksEntry"][];
                next_cursor: string | null;
            };
        };
        EntriesSummaryAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                counts: {
                    needs_mapping: number;
                    needs_review: number;
                    ready: number;
                    posting: number;
                    posted: number;
                    skipped: number;
                    failed: number;
                    reversed: number;
                };
                /** @description How many were sent without anybody knowing what became of them. */
                ambiguous: number;
                owed_operations: number;
                /**
                 * Format: date
                 * @description The date of the oldest entry that waits for a person.
                 */
                oldest_waiting_on: string | null;
                /** @description What the entries that wait for a mapping lack. */
                missing: {
                    /** @description How many line items have no account; null until entries of an earlier version have been planned again. */
                    accounts: number | null;
                    entries_without_accounts: number;
                    /** @description How many stores of a platform are matched to no store. */
                    stores: number;
                    entries_without_store: number;
                    /** @description The platforms of those stores. */
                    platforms: components["schemas"]["ChannelType"][];
                };
                waiting: components["schemas"]["ClientTriage"];
            };
        };
        EntryAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["BooksEntryDetail"];
        };
        RefusedEntry: {
            /** Format: uuid */
            entry_id: string;
            reason: components["schemas"]["StatusReason"];
        };
        ApprovedEntriesAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                approved: string[];
                refused: components["schemas"]["RefusedEntry"][];
            };
        };
        PostRunAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                /**
                 * Format: uuid
                 * @description The run; follow it as any other.
                 */
                id: string;
                /** @enum {string} */
                kind: "post";
                entry_ids: string[];
                refused: components["schemas"]["RefusedEntry"][];
            };
        };
        EntryPreviewAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                /** Format: uuid */
                entry_id: string;
                /** @description The books it goes to; null without a connection. */
                realm_id: string | null;
                /** @description The JournalEntry of QuickBooks, as it is sent. */
                payload: Record<string, never> | null;
                payload_sha256: string | null;
                /** @description True once it was approved; what is sent is this, byte for byte. */
                is_frozen: boolean;
                obstacles: components["schemas"]["StatusReason"][];
            };
        };
        /** @description Something that must still happen to the books. */
        OwedOperation: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            entry_id: string;
            document_number: string;
            /** @enum {string} */
            operation: "create" | "update" | "delete";
            /**
             * @description `unconfirmed`: QuickBooks took it, and it is not read back yet.
             * @enum {string}
             */
            state: "pending" | "posting" | "unknown" | "unconfirmed" | "blocked";
            sends: number;
            asks: number;
            /** Format: date-time */
            since: string;
            /** @description Seconds since it was asked for. */
            age_s: number;
            /**
             * Format: date-time
             * @description When it goes on by itself; null where a person has to act, as the action of `last_error` says.
             */
            next_attempt_at: string | null;
            last_error: components["schemas"]["StatusReason"] | null;
        };
        OwedOperationsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["OwedOperation"][];
            };
        };
        DriftAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                /**
                 * Format: date-time
                 * @description Null before the first comparison.
                 */
                checked_at: string | null;
                items: {
                    /** Format: uuid */
                    entry_id: string;
                    document_number: string;
                    /** @enum {string} */
                    kind: "deleted" | "changed";
                    differences: string[];
                    /** Format: date-time */
                    found_at: string;
                    /** Format: uri */
                    books_url: string | null;
                }[];
            };
        };
        ComponentAmount: {
            /** @description One of the 23 money meanings, or its tax (`_tax`). */
            component: string;
            /** @description Signed by its effect on the payout. */
            cents: number;
        };
        /** @description An identity of the accounting rules, tested with zero tolerance. */
        Identity: {
            /** @enum {string} */
            id: "I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8";
            holds: boolean;
            difference_cents: number;
            break_kind: string | null;
        };
        /** @description One step from gross sales down to the net payout. */
        WaterfallStep: {
            step: string;
            label: string;
            /** @description Signed; the last step is the net payout itself. */
            amount_cents: number;
            /** @description The level before this step. */
            from_cents: number;
            /** @description The level after this step. */
            total_cents: number;
            /** @description Signed share of gross sales; 2500 is 25 %. */
            share_basis_points: number | null;
            /** @description The accounts the step posts to, the largest amount first. */
            accounts: string[];
            /** @description The step holds money that has no account yet. */
            unmapped: boolean;
            components: string[];
        };
        /** @description Money the reports name in words of their own. */
        UnclassifiedAmount: {
            description: string;
            cents: number;
            row_count: number;
        };
        Payout: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            import_id: string;
            platform: components["schemas"]["ChannelType"];
            payout_ref: string;
            /** Format: date */
            payout_on: string;
            /** Format: date */
            period_start_on: string;
            /** Format: date */
            period_end_on: string;
            platform_store_id: string;
            platform_store_name: string;
            /** Format: uuid */
            store_id: string | null;
            /** Format: uuid */
            channel_id: string | null;
            channel: string;
            currency: components["schemas"]["Currency"];
            gross_sales_cents: number;
            /** @description The net deposit: what reached the bank, or was carried on where it is negative. */
            net_cents: number;
            identities_hold: boolean;
            status: components["schemas"]["PayoutStatus"];
            entry_counts: components["schemas"]["PayoutEntryCounts"];
            components: components["schemas"]["ComponentAmount"][];
            identities: components["schemas"]["Identity"][];
            waterfall: components["schemas"]["WaterfallStep"][];
            /** @description The waterfall in one sentence. */
            sentence: string;
            /** @description What differs from what the client expects of the platform; it stops no posting. */
            findings: components["schemas"]["PayoutFinding"][];
            deposit_difference: components["schemas"]["DepositDifference"] | null;
            /** @description Tax the platform remitted itself; information only. */
            memo_tax_remitted_cents: number;
            unclassified: components["schemas"]["UnclassifiedAmount"][];
            /** @description The files the payout was read from. */
            files: components["schemas"]["SourceFile"][];
        };
        PayoutAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Payout"];
        };
        /**
         * @description Where accrual entries are cut.
         * @enum {string}
         */
        Split: "month" | "none";
        /**
         * @description What dates an entry.
         * @enum {string}
         */
        Basis: "accrual" | "cash";
        /**
         * @description How many entries a payout becomes.
         * @enum {string}
         */
        By: "payout" | "day";
        PlanOptions: {
            split: components["schemas"]["Split"];
            basis: components["schemas"]["Basis"];
            by: components["schemas"]["By"];
        };
        /**
         * @description The side of the journal.
         * @enum {string}
         */
        Side: "debit" | "credit";
        JournalLine: {
            /** @description Its place in the entry. */
            line: number;
            /** @description The account in the books of the company; null while none is mapped. */
            account_id: string | null;
            /** @description The name of the account in the books of the company; of the template while none is mapped. */
            account: string;
            /** @description What the account alone does not say; may be empty. */
            description: string;
            side: components["schemas"]["Side"];
            amount_cents: number;
            /** @description What names the line; net_payout on the clearing line. */
            component: string;
            components: components["schemas"]["ComponentAmount"][];
            /** @description How many source rows stand behind it. */
            row_count: number;
        };
        JournalEntry: {
            /**
             * Format: uuid
             * @description The stored entry that is shown; null for one that is only planned.
             */
            entry_id: string | null;
            /** @description Of this entry alone; null where none is stored. */
            status: components["schemas"]["EntryStatus"] | null;
            status_reason: components["schemas"]["StatusReason"] | null;
            /** @description The id of the journal entry in the books. */
            external_id: string | null;
            document_number: string;
            /** @enum {string} */
            kind: "payout" | "bank_transfer" | "adjustment" | "reversal";
            /** Format: date */
            date: string;
            memo: string;
            currency: components["schemas"]["Currency"];
            part: number;
            parts: number;
            debit_cents: number;
            credit_cents: number;
            lines: components["schemas"]["JournalLine"][];
        };
        PlanPreview: {
            /** Format: uuid */
            payout_id: string;
            currency: components["schemas"]["Currency"];
            /** @description Whether these are the stored entries of the payout; false for a preview. */
            is_stored: boolean;
            options: components["schemas"]["PlanOptions"];
            entries: components["schemas"]["JournalEntry"][];
            blocked: components["schemas"]["Blocked"][];
            /** @description Sentences about choices that change what the books say. */
            warnings: string[];
        };
        PlanPreviewAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["PlanPreview"];
        };
        /** @description What one column contributes to the line. */
        LineSource: {
            file: components["schemas"]["SourceFile"];
            component: string;
            column: string;
            /**
             * @description How the printed cell enters.
             * @enum {integer}
             */
            factor: 1 | -1;
            cents: number;
            row_count: number;
        };
        CellAmount: {
            component: string;
            column: string;
            cents: number;
        };
        Cell: {
            column: string;
            /** @description As the file prints it. */
            value: string;
        };
        SourceRow: {
            file: components["schemas"]["SourceFile"];
            /** @description As a spreadsheet shows it; header lines count. */
            row: number;
            /** @description The columns of this row that make the line's amount. */
            columns: string[];
            /** @description What each of those cells adds, signed by its effect on the payout. */
            amounts: components["schemas"]["CellAmount"][];
            /** @description Every cell of the row that is not blank. */
            cells: components["schemas"]["Cell"][];
        };
        LineRows: {
            document_number: string;
            line: number;
            account: string;
            side: components["schemas"]["Side"];
            amount_cents: number;
            currency: components["schemas"]["Currency"];
            sources: components["schemas"]["LineSource"][];
            items: components["schemas"]["SourceRow"][];
            next_cursor: string | null;
        };
        LineRowsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["LineRows"];
        };
        /** @description E-mail and password, or phone and password. An invite code is required unless an invitation is given. */
        RegisterRequest: {
            /** Format: email */
            email?: string;
            phone?: string;
            password: string;
            full_name?: string;
            invite_code?: string;
            /** @description The token of a team invitation; it stands in for an invite code. */
            invitation_token?: string;
        };
        Registration: {
            user: components["schemas"]["User"];
            /** @description Whether a link in a mail or a code must be used before the first login. */
            confirmation_required: boolean;
            /** @description Given where no confirmation is needed. */
            session: components["schemas"]["GoTrueSession"] | null;
        };
        RegisterAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Registration"];
        };
        InviteCodeRequest: {
            code: string;
        };
        InviteCodeAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                valid: boolean;
            };
        };
        AuthConfig: {
            /** @description The flag inviteCodeRequired. */
            invite_code_required: boolean;
            email_enabled: boolean;
            phone_enabled: boolean;
            /** @description Where the GoTrue calls are served. */
            auth_url: string;
            password_min_length: number;
            /** @description Whether mail stays readable at /dev/inbox. */
            dev_inbox: boolean;
        };
        AuthConfigAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["AuthConfig"];
        };
        EmptyAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: null;
        };
        UpdateMeRequest: {
            full_name?: string;
            company?: string;
        };
        UpdatePasswordRequest: {
            current_password: string;
            new_password: string;
            /**
             * @description Whether every other session ends.
             * @default true
             */
            sign_out_others: boolean;
        };
        NotificationChoice: {
            in_app: boolean;
            /** @enum {string} */
            email: "never" | "at_once" | "weekly";
        };
        /** @description How the product looks and speaks to one person. */
        Preferences: {
            /** @enum {string} */
            theme: "light" | "dark";
            /** @enum {string} */
            density: "comfortable" | "compact";
            /** @description IANA name; null follows the browser. */
            time_zone: string | null;
            /**
             * @description How negative amounts are written.
             * @enum {string}
             */
            number_style: "minus" | "parentheses";
            /** @description Whether single keys act. */
            keyboard_shortcuts: boolean;
            /** @enum {string} */
            message_duration: "normal" | "long" | "until_closed";
            favourite_client_ids: string[];
            saved_views: components["schemas"]["SavedView"][];
            notifications: {
                import_finished: components["schemas"]["NotificationChoice"];
                import_blocked: components["schemas"]["NotificationChoice"];
                payout_needs_review: components["schemas"]["NotificationChoice"];
                mapping_needed: components["schemas"]["NotificationChoice"];
                connection_expiring: components["schemas"]["NotificationChoice"];
                connection_lost: components["schemas"]["NotificationChoice"];
                run_failed: components["schemas"]["NotificationChoice"];
                entry_posted: components["schemas"]["NotificationChoice"];
                entry_failed: components["schemas"]["NotificationChoice"];
                books_changed: components["schemas"]["NotificationChoice"];
                batch_finished: components["schemas"]["NotificationChoice"];
                report_ready: components["schemas"]["NotificationChoice"];
                store_claimed: components["schemas"]["NotificationChoice"];
                team_changed: components["schemas"]["NotificationChoice"];
                plan_changed: components["schemas"]["NotificationChoice"];
            };
        };
        /** @description A way to look at one list of one client that somebody keeps under a name. */
        SavedView: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            list: "entries";
            /** Format: uuid */
            client_id: string;
            name: string;
            /** @description The query of the list: `view=ready&f.platform=ubereats`. */
            address: string;
        };
        UpdatePreferencesRequest: {
            /** @enum {string} */
            theme?: "light" | "dark";
            /** @enum {string} */
            density?: "comfortable" | "compact";
            time_zone?: string | null;
            /** @enum {string} */
            number_style?: "minus" | "parentheses";
            keyboard_shortcuts?: boolean;
            /** @enum {string} */
            message_duration?: "normal" | "long" | "until_closed";
            favourite_client_ids?: string[];
            saved_views?: components["schemas"]["SavedView"][];
            notifications?: {
                import_finished?: components["schemas"]["NotificationChoice"];
                import_blocked?: components["schemas"]["NotificationChoice"];
                payout_needs_review?: components["schemas"]["NotificationChoice"];
                mapping_needed?: components["schemas"]["NotificationChoice"];
                connection_expiring?: components["schemas"]["NotificationChoice"];
                connection_lost?: components["schemas"]["NotificationChoice"];
                run_failed?: components["schemas"]["NotificationChoice"];
                entry_posted?: components["schemas"]["NotificationChoice"];
                entry_failed?: components["schemas"]["NotificationChoice"];
                books_changed?: components["schemas"]["NotificationChoice"];
                batch_finished?: components["schemas"]["NotificationChoice"];
                report_ready?: components["schemas"]["NotificationChoice"];
                store_claimed?: components["schemas"]["NotificationChoice"];
                team_changed?: components["schemas"]["NotificationChoice"];
                plan_changed?: components["schemas"]["NotificationChoice"];
            };
        };
        PreferencesAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Preferences"];
        };
        /**
         * @description What a level may do beyond its rank.
         * @enum {string}
         */
        Capability: "view_system_health" | "view_operation_logs" | "view_error_analysis" | "view_performance_data" | "view_request_traces" | "manage_configurations" | "cleanup_data" | "export_data";
        /** @description What the caller may do, in one tenant and on the installation. */
        AdminUser: {
            /** Format: uuid */
            user_id: string;
            /** @description Whether the caller holds a system level. */
            is_admin: boolean;
            /** @description The ids of the operations the caller may call in this tenant, as x-access says. */
            permissions: string[];
            /** Format: uuid */
            tenant_id: string | null;
            tenant_role: components["schemas"]["Level"];
            /**
             * @description The other name of the same level.
             * @enum {string|null}
             */
            tenant_role_name: "tenant_owner" | "tenant_manager" | "tenant_user" | null;
            level: components["schemas"]["Level"];
            level_label: string;
            capabilities: components["schemas"]["Capability"][];
            /** @description Whether the client of this tenant keeps its books in QuickBooks; the auth state exposes it as `isQBOUser`. */
            is_qbo_user: boolean;
            /** @description Whether the tenant has a plan beyond its trial; `hasSubscription`. */
            has_subscription: boolean;
            /** @description Whether a delivery platform is connected; `hasPlatforms`. */
            has_platforms: boolean;
            /** @description Whether anything is mapped to an account in QuickBooks; `hasQBOMapping`. */
            has_qbo_mapping: boolean;
        };
        AdminUserAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["AdminUser"];
        };
        PermissionAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                permission: string;
                has_permission: boolean;
            };
        };
        /** @description What completes a registration. */
        SetupUserTenantRequest: {
            full_name: string;
            company?: string;
            /** @enum {string} */
            business_type: "owner" | "adviser";
            /** @description The first client's business. */
            tenant_name: string;
            client_category?: components["schemas"]["ClientCategory"];
            /** @enum {string} */
            country: "US" | "CA";
            time_zone: string;
        };
        Tenant: {
            /** Format: uuid */
            id: string;
            name: string;
            tenant_role: components["schemas"]["Level"];
            /** Format: date-time */
            created_at: string;
        };
        TenantRequest: {
            name: string;
        };
        TenantAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Tenant"];
        };
        UserSession: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When its token was last renewed.
             */
            last_active_at: string;
            user_agent: string;
            /** @description The address it signed in from; empty when unknown. */
            address: string;
            is_current: boolean;
        };
        UserSessionsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["UserSession"][];
            };
        };
        ApiToken: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description The first characters of the secret, to recognise it by. */
            prefix: string;
            /** @enum {string} */
            access: "read" | "write";
            /** @description Null reaches every tenant of its owner. */
            tenant_ids: string[] | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string | null;
            /** Format: date-time */
            last_used_at: string | null;
        };
        CreateApiTokenRequest: {
            name: string;
            /** @enum {string} */
            access: "read" | "write";
            /** @description Every one must be a tenant of the caller. */
            tenant_ids?: string[] | null;
            expires_in_days?: number | null;
        };
        ApiTokensAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["ApiToken"][];
            };
        };
        CreatedApiTokenAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                token: components["schemas"]["ApiToken"];
                /** @description Shown this once. */
                secret: string;
            };
        };
        InvitationTokenRequest: {
            token: string;
        };
        InvitationForMe: {
            email: string;
            /** @description The name of who invited. */
            invited_by: string;
            tenant_names: string[];
            tenant_role: components["schemas"]["Level"];
            level_label: string;
            message: string;
            /** Format: date-time */
            expires_at: string;
            /** @description Whether the e-mail address has an account to sign in with. */
            has_account: boolean;
        };
        InvitationForMeAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["InvitationForMe"];
        };
        Member: {
            /** Format: uuid */
            user_id: string;
            email: string;
            full_name: string;
            tenant_role: components["schemas"]["Level"];
            level_label: string;
            /**
             * @description Whether the member also gets the clients their inviter creates later.
             * @enum {string}
             */
            client_scope: "listed" | "all";
            /** Format: date-time */
            joined_at: string;
            invited_by: string | null;
            /** Format: date-time */
            last_active_at: string | null;
        };
        MembersAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["Member"][];
            };
        };
        MemberAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Member"];
        };
        UpdateMemberRequest: {
            /** @enum {string} */
            tenant_role: "user_owner" | "user_manager" | "user_basic" | "no_access";
        };
        TransferOwnershipRequest: {
            /**
             * Format: uuid
             * @description A member of this tenant.
             */
            user_id: string;
        };
        Invitation: {
            /** Format: uuid */
            id: string;
            email: string;
            tenant_role: components["schemas"]["Level"];
            level_label: string;
            /** @enum {string} */
            client_scope: "listed" | "all";
            tenant_ids: string[];
            message: string;
            /** @enum {string} */
            state: "pending" | "accepted" | "revoked" | "expired";
            invited_by: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
            /** Format: date-time */
            last_sent_at: string;
        };
        CreateInvitationsRequest: {
            emails: string[];
            /** @enum {string} */
            tenant_role: "user_owner" | "user_manager" | "user_basic";
            /**
             * @description `all` is every client the caller owns, now and later.
             * @default listed
             * @enum {string}
             */
            client_scope: "listed" | "all";
            /** @description Besides this tenant; the caller must own each. */
            tenant_ids?: string[];
            message?: string;
            /** @default 7 */
            expires_in_days: number;
        };
        InvitationsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["Invitation"][];
            };
        };
        InvitationAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Invitation"];
        };
        CreateAccessRequest: {
            /** Format: uuid */
            client_id: string;
            message?: string;
        };
        AccessRequest: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user_id: string;
            email: string;
            full_name: string;
            message: string;
            /** @enum {string} */
            state: "pending" | "approved" | "declined";
            /** Format: date-time */
            created_at: string;
        };
        AccessRequestsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["AccessRequest"][];
            };
        };
        AccessRequestAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["AccessRequest"];
        };
        DecideAccessRequest: {
            /** @enum {string} */
            decision: "approved" | "declined";
            /**
             * @default user_basic
             * @enum {string}
             */
            tenant_role: "user_owner" | "user_manager" | "user_basic";
        };
        AuditRecord: {
            sequence: number;
            /** @description What happened, as `store.created`. */
            action: string;
            target_type: string;
            target_id: string;
            /** @enum {string} */
            actor_kind: "user" | "api_token" | "service" | "job" | "anonymous";
            /** Format: uuid */
            actor_user_id: string | null;
            actor_name: string;
            details: {
                [key: string]: string | number | boolean | null;
            };
            request_id: string;
            /** Format: date-time */
            recorded_at: string;
            /** @description The hash of this entry and everything before it. */
            hash: string;
        };
        AuditRecordsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["AuditRecord"][];
                next_cursor: string | null;
            };
        };
        AuditVerificationAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                holds: boolean;
                records: number;
                /** @description The first entry that does not follow from the one before it. */
                broken_at: number | null;
            };
        };
        UpdateChannelRequest: {
            platform_store_id?: string | null;
            channel_config?: components["schemas"]["ChannelConfig"];
            qbo_mapping_config?: components["schemas"]["QboMappingConfig"];
        };
        PlatformStoreAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                /** Format: uuid */
                store_id: string;
                store_name: string;
                channel: components["schemas"]["Channel"];
            };
        };
        /**
         * @description How a run stands, in one word; `waiting` waits for a person.
         * @enum {string}
         */
        SyncRunStatus: "queued" | "running" | "waiting" | "partial" | "succeeded" | "failed" | "cancelled";
        /** @enum {string} */
        DateRange: "today" | "yesterday" | "last_7_days" | "last_30_days" | "this_week" | "last_week" | "this_month" | "last_month" | "this_quarter" | "last_quarter" | "this_year" | "last_year";
        /** @description A line that has no account yet. */
        RunUnmappedLine: {
            line: string;
            amount_cents: number;
        };
        /** @description One journal entry that the run puts into the books. */
        RunEntry: {
            key: string;
            document_number: string;
            total_cents: number;
            /** @enum {string} */
            state: "pending" | "posted" | "refused" | "different" | "reversed";
            external_id: string | null;
            reason: string | null;
        };
        /** @description What the face of a run is drawn from. */
        RunSituation: {
            state: components["schemas"]["ImportState"];
            blocked: components["schemas"]["Blocked"][];
            unmapped: components["schemas"]["RunUnmappedLine"][];
            counts: components["schemas"]["RunCounts"];
            entries: components["schemas"]["RunEntry"][];
            unknown_key: string | null;
            stop_asked: boolean;
            failure: null | components["schemas"]["RunFailure"];
        };
        /** @description One execution of the sync lifecycle, whatever it reads. */
        SyncRun: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenant_id: string;
            /** @enum {string} */
            kind: "file" | "fetch" | "post";
            /** @enum {string} */
            trigger: "upload" | "manual" | "schedule" | "backfill" | "watch" | "retry" | "batch";
            /** Format: uuid */
            store_id: string | null;
            store_name: string | null;
            /** Format: uuid */
            channel_id: string | null;
            channel_type: null | components["schemas"]["ChannelType"];
            file: null | components["schemas"]["ImportFile"];
            /** Format: date */
            period_from: string | null;
            /** Format: date */
            period_to: string | null;
            dry_run: boolean;
            state: components["schemas"]["ImportState"];
            status: components["schemas"]["SyncRunStatus"];
            situation: components["schemas"]["RunSituation"];
            /** @description Grows with every state change. */
            sequence: number;
            /** Format: uuid */
            requested_by: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it goes on by itself, while it waits for a provider; an instant that is over says nothing.
             */
            waits_until: string | null;
            /** Format: date-time */
            finished_at: string | null;
        };
        SyncRunsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["SyncRun"][];
                next_cursor: string | null;
            };
        };
        SyncRunSummaryAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["SyncRun"];
        };
        /** @description Runs of the last 30 days. */
        SyncRunCountsByStatus: {
            queued: number;
            running: number;
            waiting: number;
            partial: number;
            succeeded: number;
            failed: number;
            cancelled: number;
        };
        ChannelSchedule: {
            /** Format: date-time */
            next_run_at: string | null;
            /** Format: date-time */
            paused_at: string | null;
        };
        ChannelSyncStatus: {
            /** Format: uuid */
            store_id: string;
            store_name: string;
            /** Format: uuid */
            channel_id: string;
            channel_type: components["schemas"]["ChannelType"];
            /**
             * @description `waiting` waits for a person; `behind` has not succeeded since its schedule asked.
             * @enum {string}
             */
            state: "never_synced" | "up_to_date" | "working" | "waiting" | "behind" | "failed" | "paused";
            last_run: null | components["schemas"]["SyncRun"];
            /** Format: uuid */
            working_run_id: string | null;
            /** Format: date */
            last_payout_on: string | null;
            /** Format: date-time */
            last_succeeded_at: string | null;
            schedule: components["schemas"]["ChannelSchedule"];
        };
        SyncStatus: {
            runs: components["schemas"]["SyncRunCountsByStatus"];
            channels: components["schemas"]["ChannelSyncStatus"][];
        };
        SyncStatusAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["SyncStatus"];
        };
        CalendarDay: {
            /** Format: date */
            on: string;
            /**
             * @description `nil`: read, and nothing was sold. `partial`: a payout that cannot be booked whole. `not_due`: no report has to hold it: it is too new, or before `since`.
             * @enum {string}
             */
            state: "complete" | "partial" | "missing" | "nil" | "not_due";
            net_cents: number;
            payout_ids: string[];
            /** Format: uuid */
            run_id: string | null;
        };
        CalendarChannel: {
            /** Format: uuid */
            store_id: string;
            store_name: string;
            /** Format: uuid */
            channel_id: string;
            channel_type: components["schemas"]["ChannelType"];
            /**
             * Format: date
             * @description The first day that is expected: of its first payout, of the first time it was fetched, or since the platform was connected. Null where it was not synced yet.
             */
            since: string | null;
            days: components["schemas"]["CalendarDay"][];
        };
        SyncCalendar: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            channels: components["schemas"]["CalendarChannel"][];
        };
        SyncCalendarAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["SyncCalendar"];
        };
        TriggerSyncRequest: {
            /** Format: uuid */
            tenant_id: string;
            store_ids?: string[];
            channel_ids?: string[];
            channel_type?: components["schemas"]["ChannelType"];
            /** Format: date */
            from?: string;
            /** Format: date */
            to?: string;
            dry_run?: boolean;
            backfill?: boolean;
        };
        TriggeredRun: {
            already_running: boolean;
            run: components["schemas"]["SyncRun"];
        };
        /** @description A channel that cannot be fetched, and why. */
        SkippedChannel: {
            /** Format: uuid */
            store_id: string;
            /** Format: uuid */
            channel_id: string;
            channel_type: components["schemas"]["ChannelType"];
            code: string;
            message: components["schemas"]["Message"];
        };
        TriggeredSync: {
            runs: components["schemas"]["TriggeredRun"][];
            skipped: components["schemas"]["SkippedChannel"][];
        };
        TriggeredSyncAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["TriggeredSync"];
        };
        /** @description What a platform was asked for, from the request to the file. */
        PlatformReport: {
            /** Format: uuid */
            id: string;
            provider: components["schemas"]["ChannelType"];
            report_type: string;
            external_id: string | null;
            /** @enum {string} */
            state: "requested" | "ready" | "downloaded" | "failed";
            /** Format: date */
            period_from: string;
            /** Format: date */
            period_to: string;
            failure: string | null;
            /** Format: date-time */
            requested_at: string;
            /** Format: date-time */
            ready_at: string | null;
            /** Format: date-time */
            downloaded_at: string | null;
        };
        /** @description A report of a delivery platform with the run that asked for it and the files that came. */
        FetchedReport: {
            /** Format: uuid */
            run_id: string;
            store_name: string | null;
            report: components["schemas"]["PlatformReport"];
            files: components["schemas"]["ImportFile"][];
        };
        PlatformReportsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["FetchedReport"][];
                next_cursor: string | null;
            };
        };
        /** @description The journal entries this run planned, by status. */
        RunEntryCounts: {
            planned: number;
            needs_mapping: number;
            needs_review: number;
            ready: number;
            posting: number;
            posted: number;
            skipped: number;
            failed: number;
            reversed: number;
        };
        SyncRunDetail: {
            run: components["schemas"]["SyncRun"];
            files: components["schemas"]["ImportFile"][];
            platform_reports: components["schemas"]["PlatformReport"][];
            reports: components["schemas"]["ReportReading"][];
            payouts: components["schemas"]["PayoutSummary"][];
            entries: components["schemas"]["RunEntryCounts"];
            /** @description How many entries `approveSyncRun` would post. */
            approvable_entries: number;
        };
        SyncRunAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["SyncRunDetail"];
        };
        ReportedFinding: {
            /** Format: uuid */
            payout_id: string;
            payout_ref: string;
            /** Format: date */
            payout_on: string;
            platform: components["schemas"]["ChannelType"];
            platform_store_name: string;
            finding: components["schemas"]["PayoutFinding"];
        };
        ReportedEntry: {
            /** Format: uuid */
            id: string;
            document_number: string;
            /** @enum {string} */
            kind: "payout" | "bank_transfer" | "adjustment" | "reversal" | "manual";
            /** Format: date */
            entry_on: string;
            currency: components["schemas"]["Currency"];
            debit_cents: number;
            /** @enum {string} */
            status: "needs_mapping" | "needs_review" | "ready" | "posting" | "posted" | "skipped" | "failed" | "reversed";
            external_id: string | null;
            /** Format: date-time */
            verified_at: string | null;
            /** @description As they were posted, or would be. */
            lines: components["schemas"]["BooksEntryLine"][];
        };
        RunProof: {
            identities_checked: number;
            identities_broken: number;
            entries: number;
            /** @description Read back from the books and equal. */
            entries_verified: number;
            debit_cents: number;
            credit_cents: number;
        };
        SyncReport: {
            run: components["schemas"]["SyncRun"];
            /** @description The raw files behind the journal; download each with `downloadSyncFile`. */
            files: components["schemas"]["ImportFile"][];
            reports: components["schemas"]["ReportReading"][];
            payouts: components["schemas"]["PayoutSummary"][];
            /** @description Where its payouts differ from what the client expects of the platform, as stored with them. */
            findings: components["schemas"]["ReportedFinding"][];
            entries: components["schemas"]["ReportedEntry"][];
            proof: components["schemas"]["RunProof"];
            reading: components["schemas"]["ProofReading"];
            /** @description What `platebook verify` reads. */
            journal: {
                [key: string]: unknown;
            };
        };
        /** @description How the raw files were read, as the journal states it too; `platebook verify` has an option for each, and the journal follows from the files only so. */
        ProofReading: {
            /** @description IANA zone of the stores; null where they are in several and the files are read in UTC. */
            time_zone: string | null;
            /** @description `HH:MM`; null where days end at midnight. */
            business_day_cutoff: string | null;
            /** @description Stores whose report prints amounts with tax in them. */
            tax_rates: {
                /** @description As the platform names it. */
                store: string;
                percent: string;
            }[];
        };
        SyncReportAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["SyncReport"];
        };
        ExportedLine: {
            /** Format: date */
            date: string;
            document_number: string;
            store: string;
            platform: null | components["schemas"]["ChannelType"];
            kind: string;
            status: string;
            /** @description The account in the books; null while none is mapped. */
            account_id: string | null;
            account: string;
            description: string;
            debit_cents: number;
            credit_cents: number;
            currency: components["schemas"]["Currency"];
            payout_ref: string;
            /** Format: date */
            payout_on: string | null;
            books_id: string | null;
        };
        SyncExportAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                items: components["schemas"]["ExportedLine"][];
            };
        };
        SyncSchedule: {
            /**
             * Format: date-time
             * @description Null while nothing is due by itself.
             */
            next_run_at: string | null;
            /** Format: date-time */
            paused_at: string | null;
            /** Format: uuid */
            last_run_id: string | null;
            /** @enum {string} */
            cadence: "weekly" | "daily";
            /** Format: date-time */
            updated_at: string | null;
        };
        SyncScheduleAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["SyncSchedule"];
        };
        SaveSyncScheduleRequest: {
            paused?: boolean;
            /**
             * Format: date-time
             * @description Not in the past.
             */
            next_run_at?: string;
        };
        LiveEvent: {
            /** @enum {string} */
            topic: "run" | "entry" | "connection" | "mapping" | "notification" | "batch" | "store_mapping";
            /**
             * Format: uuid
             * @description What is to be read again.
             */
            id: string;
        };
        /** @description A component of docs/accounting.md, `bank`, one description of Uber's "Other payments" as `other_unclassified:<description>`, or `*` for the class and location of every line. */
        MappedComponent: string;
        /** @description The company whose accounts these are; all null where none was ever connected. */
        BooksState: {
            /** Format: uuid */
            connection_id: string | null;
            company_name: string | null;
            /** @description Its last four figures alone. */
            realm: string | null;
            /** @enum {string|null} */
            status: "connected" | "expiring" | "expired" | "revoked" | "error" | "disconnected" | null;
            currency: string | null;
            country: string | null;
            /** Format: date-time */
            refreshed_at: string | null;
        };
        /** @description Why it cannot stay so, and the way out. */
        MappingProblem: {
            code: string;
            message: string;
        };
        BooksObject: {
            /** @enum {string} */
            kind: "account" | "class" | "department" | "vendor" | "customer" | "tax_code";
            /** @description The id in the books. */
            id: string;
            name: string;
            /** @description With the names of its parents. */
            full_name: string;
            active: boolean;
            account_type: string | null;
            account_sub_type: string | null;
            classification: string | null;
            account_number: string | null;
            currency: string | null;
            blocked: components["schemas"]["MappingProblem"] | null;
        };
        BooksObjectsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["BooksObject"][];
                books: components["schemas"]["BooksState"];
            };
        };
        BooksRefreshAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                objects: number;
                inactive: number;
                books: components["schemas"]["BooksState"];
            };
        };
        /** @description Who a line on an account of receivables or payables is about. */
        BooksEntityRef: {
            /** @enum {string} */
            type: "Vendor" | "Customer";
            id: string;
        };
        /** @description Where a component goes, by the ids of the books; what is null is inherited. */
        AccountTarget: {
            account_id: string | null;
            class_id: string | null;
            department_id: string | null;
            tax_code_id: string | null;
            entity: components["schemas"]["BooksEntityRef"] | null;
        };
        /** @description Where a component goes after all that it inherits. */
        EffectiveTarget: {
            account_id: string | null;
            account_name: string | null;
            /**
             * @description The scope that names the account; a channel is a store on one platform.
             * @enum {string|null}
             */
            account_from: "client" | "platform" | "store" | "channel" | null;
            class_id: string | null;
            class_name: string | null;
            department_id: string | null;
            department_name: string | null;
            tax_code_id: string | null;
            entity: components["schemas"]["BooksEntityRef"] | null;
        };
        AccountSuggestion: {
            account_id: string;
            account_name: string;
            /** @enum {string} */
            confidence: "high" | "low";
            reason: string;
        };
        /** @description One component in one scope. */
        AccountMappingRow: {
            component: components["schemas"]["MappedComponent"];
            /** @description As people call it. */
            label: string;
            /** @enum {string} */
            group: "sales" | "taxes" | "promotions" | "fees" | "marketing" | "refunds" | "tips" | "other" | "clearing";
            /** @description Whether a payout of this scope holds it; a seen one must be mapped before that payout posts. */
            seen: boolean;
            /** @description Whether a payout of this scope cannot be posted for want of its account; a client whose platforms each name one has none open. */
            open: boolean;
            /** @description What it came to in the last payouts, signed by effect on the payout. */
            sample_cents: number;
            /** @description How many payouts hold it. */
            payouts: number;
            /** @description How many rows of reports have this description; null for a component. */
            rows: number | null;
            /** @description The component whose account it takes while it has none of its own. */
            follows: string | null;
            /** @description The types of account that fit, the best first. */
            account_types: string[];
            own: components["schemas"]["AccountTarget"] | null;
            effective: components["schemas"]["EffectiveTarget"] | null;
            /**
             * Format: date
             * @description The first entry date that what stands here itself holds for.
             */
            effective_from: string | null;
            problem: components["schemas"]["MappingProblem"] | null;
            suggestion: components["schemas"]["AccountSuggestion"] | null;
            /** Format: date-time */
            changed_at: string | null;
            changed_by: string | null;
        };
        AccountMapping: {
            /** @enum {string|null} */
            platform: "ubereats" | "doordash" | null;
            /** Format: uuid */
            store_id: string | null;
            /** @description Grows with every change in this scope. */
            version: number;
            /** @enum {string} */
            currency: "USD" | "CAD";
            books: components["schemas"]["BooksState"];
            rows: components["schemas"]["AccountMappingRow"][];
            summary: {
                seen: number;
                /** @description Of the seen ones. */
                mapped: number;
                /** @description What the others came to, losses and gains added up unsigned. */
                open_cents: number;
            };
        };
        AccountMappingAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["AccountMapping"];
        };
        /** @description An entry in the books that holds the component. */
        AffectedEntry: {
            /** Format: uuid */
            id: string;
            document_number: string;
            /** Format: date */
            entry_on: string;
        };
        SavedAccountMappingAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                mapping: components["schemas"]["AccountMapping"];
                affected_entries: components["schemas"]["AffectedEntry"][];
            };
        };
        ComponentTarget: {
            component: components["schemas"]["MappedComponent"];
            target: components["schemas"]["AccountTarget"] | null;
        };
        /** @description Platform and store say whose mapping it is: neither the client's default, both one channel's. */
        UpdateAccountMappingRequest: {
            /** @enum {string|null} */
            platform: "ubereats" | "doordash" | null;
            /** Format: uuid */
            store_id: string | null;
            /** @description The version that was changed; null takes whatever stands. */
            version: number | null;
            /**
             * Format: date
             * @description The first entry date it holds for; entries before it keep theirs. Null holds for every entry that is not posted yet.
             */
            effective_from?: string | null;
            components: components["schemas"]["ComponentTarget"][];
        };
        CreateBooksAccountRequest: {
            /** @description Unique in the books; without a colon and without a double quote. */
            name: string;
            /** @description As the books write it: "Expense", "Other Current Asset". */
            account_type: string;
        };
        ImportCsvRequest: {
            /** @description The file, with the names of its columns in the first line, as the export writes them. Columns that are not there say nothing. */
            csv: string;
            dry_run: boolean;
        };
        CsvLineError: {
            /** @description The line of the file; the first holds the names of the columns. */
            line: number;
            column: string | null;
            message: string;
        };
        BooksObjectAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["BooksObject"];
        };
        ImportedAccountMappingAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["ImportedAccountMapping"];
        };
        ImportedAccountMapping: {
            dry_run: boolean;
            /** @description Lines read; those that change nothing among them. */
            lines: number;
            changes: {
                line: number;
                component: components["schemas"]["MappedComponent"];
                label: string;
                /** @description Whose mapping it is: "All stores", "Uber Eats", "Market Street, Uber Eats". */
                place: string;
                /** @description What it says itself; null where it inherits. */
                before: string | null;
                after: string | null;
            }[];
            errors: components["schemas"]["CsvLineError"][];
            affected_entries: components["schemas"]["AffectedEntry"][];
        };
        ImportedStoreMappingsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["ImportedStoreMappings"];
        };
        ImportedStoreMappings: {
            dry_run: boolean;
            /** @description Lines read; those that change nothing among them. */
            lines: number;
            changes: {
                line: number;
                store_name: string;
                channel_type: components["schemas"]["ChannelType"];
                /** @description The platform store it stood for. */
                before: string | null;
                /** @description The platform store it is to stand for; null unlinks it. */
                after: string | null;
                /** Format: date */
                effective_from: string;
                /** @description Entries of this store in the books; they stay as they are. */
                posted_entries: number;
            }[];
            errors: components["schemas"]["CsvLineError"][];
        };
        RepostEntriesRequest: {
            /** @description Null looks at every posted entry, the newest 1,000. */
            entry_ids: string[] | null;
            dry_run: boolean;
        };
        RepostedEntriesAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["RepostedEntries"];
        };
        RepostedEntries: {
            dry_run: boolean;
            /**
             * Format: uuid
             * @description The run that changes them; follow it as any other.
             */
            run_id: string | null;
            entries: components["schemas"]["RepostedEntry"][];
            /** @description Entries that stand where the mapping says already. */
            unchanged: number;
            refused: components["schemas"]["RefusedEntry"][];
        };
        /** @description What moves within one entry. */
        RepostedEntry: {
            /** Format: uuid */
            entry_id: string;
            document_number: string;
            /** Format: date */
            entry_on: string;
            /** @enum {string} */
            currency: "USD" | "CAD";
            moves: {
                /** @enum {string} */
                side: "debit" | "credit";
                amount_cents: number;
                /** @description The account it stands on, with its class and location. */
                from: string;
                to: string;
            }[];
        };
        AccountMappingChange: {
            /** Format: uuid */
            id: string;
            /** @enum {string|null} */
            platform: "ubereats" | "doordash" | null;
            /** Format: uuid */
            store_id: string | null;
            store_name: string | null;
            component: components["schemas"]["MappedComponent"];
            label: string;
            before: components["schemas"]["AccountTarget"] | null;
            after: components["schemas"]["AccountTarget"] | null;
            before_account_name: string | null;
            after_account_name: string | null;
            /** Format: date */
            effective_from: string | null;
            changed_by: string | null;
            /** Format: date-time */
            changed_at: string;
        };
        AccountMappingChangesAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["AccountMappingChange"][];
                next_cursor: string | null;
            };
        };
        UndoAccountMappingRequest: {
            /** @default false */
            dry_run: boolean;
        };
        AccountMappingUndoAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                dry_run: boolean;
                change: components["schemas"]["AccountMappingChange"] | null;
                affected_entries: components["schemas"]["AffectedEntry"][];
            };
        };
        MappingTemplateAccount: {
            /** @enum {string|null} */
            platform: "ubereats" | "doordash" | null;
            component: components["schemas"]["MappedComponent"];
            name: string;
            account_type: string;
        };
        MappingTemplate: {
            id: components["schemas"]["MappingTemplateId"];
            name: string;
            description: string;
            accounts: components["schemas"]["MappingTemplateAccount"][];
        };
        /** @enum {string} */
        MappingTemplateId: "us_facilitated" | "us_not_facilitated" | "canada" | "cash" | "minimal";
        AccountMappingTemplatesAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["MappingTemplate"][];
            };
        };
        ApplyMappingTemplateRequest: {
            template: components["schemas"]["MappingTemplateId"];
            /** @default false */
            dry_run: boolean;
        };
        CreateMissingAccountsRequest: {
            /**
             * @description Its accounts; null creates those of seen components without one.
             * @enum {string|null}
             */
            template: "us_facilitated" | "us_not_facilitated" | "canada" | "cash" | "minimal" | null;
            /** @default false */
            dry_run: boolean;
        };
        CopyAccountMappingRequest: {
            /** Format: uuid */
            from_tenant_id: string;
            /** @default false */
            dry_run: boolean;
        };
        MappingProposal: {
            /** @enum {string|null} */
            platform: "ubereats" | "doordash" | null;
            component: components["schemas"]["MappedComponent"];
            label: string;
            account_id: string;
            account_name: string;
            /** @description The account that is mapped now. */
            replaces: string | null;
            reason: string;
        };
        /** @description An account that has no counterpart in these books. */
        UnmatchedAccount: {
            /** @enum {string|null} */
            platform: "ubereats" | "doordash" | null;
            component: components["schemas"]["MappedComponent"];
            label: string;
            account_name: string;
            account_type: string | null;
        };
        AccountMappingProposalAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                dry_run: boolean;
                proposals: components["schemas"]["MappingProposal"][];
                unmatched: components["schemas"]["UnmatchedAccount"][];
            };
        };
        AccountToCreate: {
            /** @enum {string|null} */
            platform: "ubereats" | "doordash" | null;
            component: components["schemas"]["MappedComponent"];
            label: string;
            name: string;
            account_type: string;
            account_sub_type: string | null;
            /** @enum {string} */
            outcome: "to_create" | "exists" | "created";
            account_id: string | null;
        };
        CreatedAccountsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                dry_run: boolean;
                accounts: components["schemas"]["AccountToCreate"][];
            };
        };
        PreviewAccountMappingRequest: {
            /** @enum {string|null} */
            platform: "ubereats" | "doordash" | null;
            /** Format: uuid */
            store_id: string | null;
            components: components["schemas"]["ComponentTarget"][];
        };
        MappedLine: {
            /** @enum {string} */
            side: "debit" | "credit";
            amount_cents: number;
            component: components["schemas"]["MappedComponent"];
            label: string;
            description: string;
            account_id: string | null;
            account_name: string | null;
            class_name: string | null;
            department_name: string | null;
            /** @description The account without the changes, where that is another one. */
            was: string | null;
            problem: components["schemas"]["MappingProblem"] | null;
        };
        MappedEntry: {
            document_number: string;
            /** @enum {string} */
            kind: "payout" | "bank_transfer" | "adjustment" | "reversal";
            /** Format: date */
            entry_on: string;
            memo: string;
            part: number;
            parts: number;
            lines: components["schemas"]["MappedLine"][];
        };
        AccountMappingPreviewAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                payout: {
                    /** Format: uuid */
                    id: string;
                    store_name: string;
                    /** @enum {string} */
                    platform: "ubereats" | "doordash";
                    /** Format: date */
                    payout_on: string;
                } | null;
                /** @enum {string} */
                currency: "USD" | "CAD";
                entries: components["schemas"]["MappedEntry"][];
                deltas: {
                    account_name: string;
                    /** @description Debits less credits without the changes. */
                    before_cents: number;
                    after_cents: number;
                }[];
                missing: {
                    component: components["schemas"]["MappedComponent"];
                    label: string;
                    sample_cents: number;
                }[];
            };
        };
        /** @description How this tenant's payouts are read and posted where a channel says nothing else. */
        TenantSettings: {
            /** @description IANA name. */
            time_zone: string;
            currency: components["schemas"]["Currency"];
            basis: components["schemas"]["Basis"];
            split: components["schemas"]["Split"];
            by: components["schemas"]["By"];
            /**
             * @description Whether the payout's way from clearing to bank is posted too.
             * @enum {string}
             */
            bank_leg: "none" | "transfer";
            sales: components["schemas"]["Sales"];
            /** @enum {string} */
            posting_mode: "review" | "auto" | "paused";
            /** @description How long a posted payout is compared with later reports. */
            watch_window_days: number;
            /**
             * @description What becomes of a posted entry that later reports change within the watch window: it is changed in place, or an adjusting entry is made.
             * @enum {string}
             */
            late_rows: "amend" | "adjust";
            /**
             * @description What becomes of an entry that belongs to a period the books have closed: it is dated today and says so, or it is not made.
             * @enum {string}
             */
            closed_period: "post_today" | "refuse";
            /**
             * @description Sales tax the platform collects and remits: on both sides, left out, or left out and noted in the memo.
             * @enum {string}
             */
            tax_mode: "pass_through_gross" | "net_omit" | "memo_only";
            /**
             * @description Tax that DoorDash remitted and only notes: left out, or on both sides.
             * @enum {string}
             */
            memo_tax: "ignore" | "gross_up";
            /**
             * @description Sales tax the platform remits only in part: the rest is a liability, or the payout is held.
             * @enum {string}
             */
            split_tax: "restaurant_remits" | "block";
            /**
             * @description Sales before promotions, fees and refunds, or after them.
             * @enum {string}
             */
            revenue: "gross" | "net";
            /** @description What each setting is where nothing was chosen. */
            defaults: components["schemas"]["SaveTenantSettingsRequest"];
            /**
             * Format: date-time
             * @description Null while every value is the default.
             */
            updated_at: string | null;
        };
        /**
         * @description Where sales are booked. `report`: entries credit the sales of the platform's report. `pos`: a POS books every delivery
         *     order against the clearing account already; entries hold what the platform kept and credit clearing with gross less net.
         *     A change plans again what is not posted; a payout that is posted stays as it is.
         * @enum {string}
         */
        Sales: "report" | "pos";
        SalesPreviewLine: {
            account: string;
            description: string;
            /** @enum {string} */
            side: "debit" | "credit";
            amount_cents: number;
        };
        SalesPreviewSum: {
            account: string;
            /** @enum {string} */
            side: "debit" | "credit";
            amount_cents: number;
        };
        SalesPreviewEntry: {
            document_number: string;
            /** Format: date */
            date: string;
            memo: string;
            part: number;
            parts: number;
            lines: components["schemas"]["SalesPreviewLine"][];
        };
        /** @description One payout planned both ways. */
        SalesPreview: {
            /** Format: uuid */
            payout_id: string;
            platform: components["schemas"]["ChannelType"];
            platform_store_name: string;
            /** Format: date */
            payout_on: string;
            currency: components["schemas"]["Currency"];
            /** @description The deposit. */
            net_cents: number;
            /** @description What the POS must have debited to clearing for the orders of this payout: sales, tax, tips and guest fees. */
            recorded_by_pos_cents: number;
            /** @description What the platform kept: what the POS recorded less the deposit. */
            kept_cents: number;
            /** @description What that debits and credits, by account. */
            recorded_by_pos: components["schemas"]["SalesPreviewSum"][];
            /** @description Entries with sales booked from the report. */
            report: components["schemas"]["SalesPreviewEntry"][];
            /** @description Entries beside sales in the POS. */
            pos: components["schemas"]["SalesPreviewEntry"][];
            /** @description Why the payout cannot be entered, whichever is chosen. */
            blocked: {
                reason: string;
                message: string;
            }[];
            /** @description What to know before sales are left to the POS. */
            warnings: string[];
        };
        SalesPreviewAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                preview: components["schemas"]["SalesPreview"] | null;
            };
        };
        SaveTenantSettingsRequest: {
            time_zone?: string;
            currency?: components["schemas"]["Currency"];
            basis?: components["schemas"]["Basis"];
            split?: components["schemas"]["Split"];
            by?: components["schemas"]["By"];
            /** @enum {string} */
            bank_leg?: "none" | "transfer";
            sales?: components["schemas"]["Sales"];
            /** @enum {string} */
            posting_mode?: "review" | "auto" | "paused";
            watch_window_days?: number;
            /** @enum {string} */
            late_rows?: "amend" | "adjust";
            /** @enum {string} */
            closed_period?: "post_today" | "refuse";
            /** @enum {string} */
            tax_mode?: "pass_through_gross" | "net_omit" | "memo_only";
            /** @enum {string} */
            memo_tax?: "ignore" | "gross_up";
            /** @enum {string} */
            split_tax?: "restaurant_remits" | "block";
            /** @enum {string} */
            revenue?: "gross" | "net";
        };
        SignInPolicy: {
            /** @description Whether members are refused until they have shown a second factor. */
            second_step_required: boolean;
            /** @description Members who have no second factor yet. */
            members_without: number;
        };
        SignInPolicyAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["SignInPolicy"];
        };
        SaveSignInPolicyRequest: {
            second_step_required: boolean;
        };
        TenantSettingsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["TenantSettings"];
        };
        /** @description How much a plan includes; null is without limit. */
        PlanLimits: {
            clients: number | null;
            stores: number | null;
            channels: number | null;
            users: number | null;
            /** @description How many months back a backfill may begin. */
            history_months: number | null;
        };
        PlanUsage: {
            clients: number;
            stores: number;
            channels: number;
            users: number;
        };
        Plan: {
            code: string;
            name: string;
            description: string;
            /** @description Null where the operator has set no price. */
            price_cents: number | null;
            currency: components["schemas"]["Currency"];
            /** @enum {string} */
            interval: "month" | "year";
            trial_days: number;
            limits: components["schemas"]["PlanLimits"];
        };
        PlansAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["Plan"][];
            };
        };
        SubscriptionLimits: {
            plan_code: string;
            state: components["schemas"]["SubscriptionState"];
            limits: components["schemas"]["PlanLimits"];
            usage: components["schemas"]["PlanUsage"];
            /** @description After a trial, reading and export stay and posting pauses. */
            can_post: boolean;
        };
        /** @enum {string} */
        SubscriptionState: "trial" | "active" | "past_due" | "expired" | "cancelled";
        SubscriptionLimitsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["SubscriptionLimits"];
        };
        /** @description A trial ends at 14 days or three posted payouts, whichever is later. */
        Trial: {
            /** Format: date-time */
            started_at: string;
            /**
             * Format: date-time
             * @description Null while the posted payouts decide.
             */
            ends_at: string | null;
            days_left: number;
            posted_payouts: number;
            posted_payouts_needed: number;
            is_over: boolean;
        };
        Subscription: {
            plan: components["schemas"]["Plan"];
            state: components["schemas"]["SubscriptionState"];
            trial: components["schemas"]["Trial"] | null;
            /** Format: date-time */
            renews_at: string | null;
            /** Format: date-time */
            cancels_at: string | null;
            limits: components["schemas"]["PlanLimits"];
            usage: components["schemas"]["PlanUsage"];
            can_post: boolean;
        };
        SubscriptionAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Subscription"];
        };
        CheckoutRequest: {
            plan_code: string;
        };
        CheckoutAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                checkout_id: string;
                checkout_url: string;
            };
        };
        /**
         * @description Where a client's data comes from or goes to.
         * @enum {string}
         */
        ConnectionProvider: "ubereats" | "doordash" | "quickbooks";
        /**
         * @description Whether calls go through; expiring within 14 days.
         * @enum {string}
         */
        ConnectionStatus: "connected" | "expiring" | "expired" | "revoked" | "error" | "disconnected";
        Connection: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenant_id: string;
            provider: components["schemas"]["ConnectionProvider"];
            status: components["schemas"]["ConnectionStatus"];
            /** @description The provider's name for the account, all but its end left out. */
            external_id: string;
            external_name: string;
            /**
             * Format: date-time
             * @description While set nothing is fetched or posted.
             */
            paused_at: string | null;
            scopes: string[];
            /** @description What the books tell of the company; null for delivery platforms. */
            details: components["schemas"]["BooksCompany"] | null;
            /** @description The platform's stores; null for the books. */
            stores: components["schemas"]["ConnectionStores"] | null;
            /**
             * Format: date-time
             * @description When the last report came from the platform.
             */
            last_report_at: string | null;
            /** Format: date-time */
            connected_at: string;
            connected_by: components["schemas"]["ConnectionPerson"] | null;
            /**
             * Format: date-time
             * @description When the person has to authorise again; null where access does not end by itself.
             */
            expires_at: string | null;
            /** Format: date-time */
            last_used_at: string | null;
            last_error: components["schemas"]["ConnectionFailure"] | null;
            /** Format: date-time */
            disconnected_at: string | null;
        };
        BooksCompany: {
            country: string | null;
            /** @description The home currency. */
            currency: string | null;
            /** @description The name of a month. */
            fiscal_year_start: string | null;
            /**
             * Format: date
             * @description The books are closed up to this day, this day included.
             */
            closing_on: string | null;
            /** @enum {string} */
            class_tracking: "off" | "per_transaction" | "per_line";
            location_tracking: boolean;
            multicurrency: boolean;
            account_numbers: boolean;
            edition: string | null;
        };
        ConnectionStores: {
            /** @description Stores that the platform shows. */
            seen: number;
            /** @description Those that belong to a store of the client. */
            linked: number;
        };
        ConnectionPerson: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        ConnectionFailure: {
            code: string;
            /** @description What it means and what to do. */
            message: string;
            /** Format: date-time */
            at: string;
        };
        ConnectionEvent: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "connected" | "reauthorised" | "tested" | "refreshed" | "expiring" | "expired" | "revoked" | "failed" | "paused" | "resumed" | "disconnected";
            /** @description The person; null for what happened by itself. */
            by: string | null;
            message: string | null;
            /** Format: date-time */
            created_at: string;
        };
        /** @description What ending the connection leaves undone. */
        ConnectionImpact: {
            /** @description Channels that sync by themselves. */
            schedules: number;
            /** @description Entries that wait to be posted. */
            unposted_entries: number;
            /** @description Operations on the books that were begun and are not done. */
            owed_operations: number;
        };
        ProviderOffer: {
            provider: components["schemas"]["ConnectionProvider"];
            /** @description False where this installation has no access to its API: report files are uploaded instead. */
            offered: boolean;
            /** @enum {string} */
            how: "consent" | "credentials";
            /** @description Whether it is the simulated provider. */
            sandbox: boolean;
        };
        CreateDoorDashConnectionRequest: {
            developer_id: string;
            key_id: string;
            /** @description Base64, as DoorDash hands it out. */
            signing_secret: string;
        };
        AcceptConsentRequest: {
            state: string;
            code: string;
            /** @description QuickBooks alone: the company, as the address it sent the person back to says. */
            realm_id?: string;
        };
        ConnectionList: {
            items: components["schemas"]["Connection"][];
            providers: components["schemas"]["ProviderOffer"][];
        };
        ConnectionDetail: {
            connection: components["schemas"]["Connection"];
            /** @description The latest hundred, newest first. */
            events: components["schemas"]["ConnectionEvent"][];
            impact: components["schemas"]["ConnectionImpact"];
        };
        Consent: {
            /** Format: uri */
            authorize_url: string;
            state: string;
            /** Format: date-time */
            expires_at: string;
        };
        /** @description Changes in Intuit's own shapes; the signature is checked over the bytes as they came. */
        QuickBooksEvent: Record<string, never> | Record<string, never>[];
        /** @description An event in Uber's own shape; the signature is checked over the bytes as they came. */
        UberEatsEvent: {
            event_id: string;
            event_type: string;
        };
        ConnectionsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["ConnectionList"];
        };
        ConnectionAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Connection"];
        };
        ConnectionDetailAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["ConnectionDetail"];
        };
        ConsentAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Consent"];
        };
        /** @description An event in the payment provider's own shape; its signature is checked over the bytes as they came. */
        PaymentEvent: {
            id: string;
            type: string;
        };
        DataflowEventsRequest: {
            events: components["schemas"]["DataflowEvent"][];
        };
        DataflowEvent: {
            /** @enum {string} */
            operation: "frontend_api_error";
            /**
             * @description No answer came, an answer refused, a page could not be drawn, or a script stopped.
             * @enum {string}
             */
            stage: "request" | "response" | "render" | "runtime";
            /** @enum {string} */
            source: "frontend";
            /** @description Of the call that failed. */
            request_id: string | null;
            context: components["schemas"]["FrontEndError"];
        };
        /** @description A front-end error. The user and the time are the server's to say; a tenant counts only where the reporter is a member of it. What looks like a secret or an e-mail address is removed before it is kept. */
        FrontEndError: {
            /** Format: uuid */
            error_id: string;
            /** @enum {string} */
            error_type: "auth_error" | "validation_error" | "network_error" | "api_error";
            error_message: string;
            error_stack: string | null;
            /** @enum {string} */
            severity: "medium" | "high" | "critical";
            /** @enum {string} */
            user_impact: "minor" | "major" | "blocking";
            retryable: boolean;
            url: string | null;
            method: string | null;
            status: number | null;
            status_text: string | null;
            request_id: string | null;
            user_agent: string;
            operation: string | null;
            component: string | null;
            route: string;
            session_id: string | null;
            /** Format: uuid */
            tenant_id: string | null;
        };
        DataflowEventsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                /** @description How many of them are new. */
                stored: number;
            };
        };
        /**
         * @description What happened; people choose by it where they are told.
         * @enum {string}
         */
        NotificationEvent: "import_finished" | "import_blocked" | "payout_needs_review" | "mapping_needed" | "connection_expiring" | "connection_lost" | "run_failed" | "entry_posted" | "entry_failed" | "books_changed" | "batch_finished" | "report_ready" | "store_claimed" | "team_changed" | "plan_changed";
        /** @description What somebody in a tenant is told, with what they can do about it. */
        Notification: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenant_id: string;
            /** @enum {string} */
            type: "error" | "warning" | "success" | "info";
            event: components["schemas"]["NotificationEvent"];
            title: string;
            /** @description What happened, what it means for the books, what to do. */
            message: string;
            action: {
                label: string;
                /** @description A path of the web application. */
                href: string;
            } | null;
            /** @description The ids of what it is about. */
            subject: {
                [key: string]: string;
            };
            /** @description How often the same thing was told. */
            times: number;
            /** @description By the caller. */
            is_read: boolean;
            /**
             * Format: date-time
             * @description When it was last told.
             */
            created_at: string;
        };
        NotificationsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["Notification"][];
                /** @description Of everything on the list of the caller, not of this page. */
                unread_count: number;
                next_cursor: string | null;
            };
        };
        NotificationsReadAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                unread_count: number;
            };
        };
        /**
         * @description What is done for each client.
         * @enum {string}
         */
        BatchOperation: "sync" | "retry_failed" | "post_ready" | "apply_mapping_template" | "copy_mapping" | "set_schedule" | "export_workpapers";
        /** @description What an operation needs to know; `from` and `to` are calendar days of trade, both included. */
        BatchOptions: {
            /**
             * Format: date
             * @description Of sync and export_workpapers.
             */
            from?: string;
            /**
             * Format: date
             * @description Of sync and export_workpapers.
             */
            to?: string;
            /**
             * @description Of sync, retry_failed, post_ready and set_schedule: this platform only.
             * @enum {string}
             */
            channel_type?: "ubereats" | "doordash";
            /** @description Of sync: stop before anything is posted. */
            dry_run?: boolean;
            template?: components["schemas"]["MappingTemplateId"];
            /**
             * Format: uuid
             * @description Of copy_mapping: whose mapping is copied.
             */
            from_tenant_id?: string;
            /** @description Of set_schedule: whether scheduled syncs are paused. */
            paused?: boolean;
        };
        PreviewBatchRequest: {
            operation: components["schemas"]["BatchOperation"];
            tenant_ids: string[];
            options?: components["schemas"]["BatchOptions"];
        };
        CreateBatchRequest: {
            operation: components["schemas"]["BatchOperation"];
            tenant_ids: string[];
            options?: components["schemas"]["BatchOptions"];
            /** @description A UUID that the caller makes once for what they mean to start once. */
            idempotency_key: string;
            /** @description The text that the preview asks for, where it asks for one. */
            confirmation?: string;
        };
        BatchReason: {
            code: string;
            /** @description Why, and what to do. */
            message: string;
        };
        BatchPreviewItem: {
            /** Format: uuid */
            tenant_id: string;
            /** Format: uuid */
            client_id: string | null;
            client_name: string;
            /**
             * @description Skipped: there is nothing to do. Blocked: a person has to do something first.
             * @enum {string}
             */
            verdict: "will_do" | "skip" | "blocked";
            reason: components["schemas"]["BatchReason"] | null;
            /** @description What would be done. */
            summary: string | null;
            /** @description Entries that would be posted. */
            entries: number;
        };
        /** @description How many clients stand where. */
        BatchCounts: {
            total: number;
            queued: number;
            running: number;
            done: number;
            skipped: number;
            failed: number;
            cancelled: number;
            undone: number;
        };
        BatchItem: {
            /** Format: uuid */
            tenant_id: string;
            /** Format: uuid */
            client_id: string | null;
            /** @description As it was when the batch was started. */
            client_name: string;
            /** @enum {string} */
            state: "queued" | "running" | "done" | "skipped" | "failed" | "cancelled" | "undone";
            reason: components["schemas"]["BatchReason"] | null;
            /** @description What was done. */
            result: string | null;
            /** @description Where to see it. */
            link: {
                label: string;
                /** @description A path of the web application or of this API. */
                href: string;
            } | null;
            entries: number;
            run_ids: string[];
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            finished_at: string | null;
        };
        /** @description One operation for several clients, run by one person. */
        BatchSummary: {
            /** Format: uuid */
            id: string;
            operation: components["schemas"]["BatchOperation"];
            options: components["schemas"]["BatchOptions"];
            /**
             * @description Partial: some clients failed, others not.
             * @enum {string}
             */
            status: "running" | "paused" | "completed" | "partial" | "failed" | "cancelled";
            counts: components["schemas"]["BatchCounts"];
            /** @description Entries that were posted. */
            entries: number;
            /** @description Whether any of it can be taken back now. */
            can_undo: boolean;
            /** Format: uuid */
            idempotency_key: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            finished_at: string | null;
        };
        Batch: {
            /** Format: uuid */
            id: string;
            operation: components["schemas"]["BatchOperation"];
            options: components["schemas"]["BatchOptions"];
            /**
             * @description Partial: some clients failed, others not.
             * @enum {string}
             */
            status: "running" | "paused" | "completed" | "partial" | "failed" | "cancelled";
            counts: components["schemas"]["BatchCounts"];
            /** @description Entries that were posted. */
            entries: number;
            /** @description Whether any of it can be taken back now. */
            can_undo: boolean;
            /** Format: uuid */
            idempotency_key: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            finished_at: string | null;
            items: components["schemas"]["BatchItem"][];
        };
        /**
         * @description Which report of the catalogue.
         * @enum {string}
         */
        GeneratedReportKind: "payout_summary" | "sales" | "fees" | "tax" | "refunds" | "journal" | "month_end_pack";
        CreateGeneratedReportRequest: {
            kind: components["schemas"]["GeneratedReportKind"];
            /**
             * @description The journal is CSV, the month-end pack a ZIP, everything else CSV or XLSX.
             * @enum {string}
             */
            format: "csv" | "xlsx" | "zip";
            dated_by?: components["schemas"]["ReportDatedBy"];
            /**
             * Format: date
             * @description The first day.
             */
            from: string;
            /**
             * Format: date
             * @description The last day, at most 400 days after the first.
             */
            to: string;
            /** @enum {string|null} */
            platform?: "ubereats" | "doordash" | null;
            /** Format: uuid */
            store_id?: string | null;
        };
        /**
         * @description Whose days a report covers. By `trade` (the default) a payout counts in the months its sales were made, as its journal entries do; by `payout` all of it counts on the day it was paid.
         * @enum {string}
         */
        ReportDatedBy: "trade" | "payout";
        GeneratedReport: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["GeneratedReportKind"];
            /** @enum {string} */
            format: "csv" | "xlsx" | "zip";
            dated_by: components["schemas"]["ReportDatedBy"];
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @enum {string|null} */
            platform: "ubereats" | "doordash" | null;
            /** Format: uuid */
            store_id: string | null;
            /** @enum {string} */
            state: "queued" | "ready" | "failed" | "expired";
            /** @description Why there is no file, and what to do. */
            failure: string | null;
            file_name: string;
            size_bytes: number | null;
            sha256: string | null;
            /** @description Lines of the report without headers and totals. */
            rows: number | null;
            /** @description Whether the report before it with the same choices has the same bytes. */
            same_as_previous: boolean;
            /** @description Weeks of the time without a payout of a store that has payouts before or after, at most 20. */
            missing: {
                store_name: string;
                /** @enum {string} */
                platform: "ubereats" | "doordash";
                /**
                 * Format: date
                 * @description A Monday.
                 */
                week_starts_on: string;
            }[];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            finished_at: string | null;
            /**
             * Format: date-time
             * @description When the file is removed.
             */
            expires_at: string | null;
        };
        BatchAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Batch"];
        };
        BatchesAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["BatchSummary"][];
                next_cursor: string | null;
            };
        };
        BatchPreviewAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["BatchPreviewItem"][];
                will_do: number;
                skip: number;
                blocked: number;
                entries: number;
                /** @description What has to be typed to start it: above 100 entries. */
                confirmation: string | null;
            };
        };
        GeneratedReportAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["GeneratedReport"];
        };
        GeneratedReportsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["GeneratedReport"][];
                next_cursor: string | null;
            };
        };
    };
    responses: {
        /** @description The request is not well formed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "error",
                 *       "message": "Some fields need attention.",
                 *       "data": null,
                 *       "code": "validation_failed",
                 *       "request_id": "7b1f5c1e-6a53-4a55-9f2c-0c6f3f0a9b01",
                 *       "errors": [
                 *         {
                 *           "path": "/name",
                 *           "message": "must not be blank"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description No session, or one that has ended. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "error",
                 *       "message": "Authentication failed. Please log in again.",
                 *       "data": null,
                 *       "code": "not_authenticated",
                 *       "request_id": "7b1f5c1e-6a53-4a55-9f2c-0c6f3f0a9b01",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The caller is not a member of this tenant, or their level there is too low. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "error",
                 *       "message": "Insufficient permissions. Please check client context or contact administrator.",
                 *       "data": null,
                 *       "code": "permission_error",
                 *       "request_id": "7b1f5c1e-6a53-4a55-9f2c-0c6f3f0a9b01",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description There is no such object in this tenant. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "error",
                 *       "message": "Store not found",
                 *       "data": null,
                 *       "code": "store_not_found",
                 *       "request_id": "7b1f5c1e-6a53-4a55-9f2c-0c6f3f0a9b01",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request does not fit the state of things. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "error",
                 *       "message": "This store already has a channel on that platform.",
                 *       "data": null,
                 *       "code": "channel_exists",
                 *       "request_id": "7b1f5c1e-6a53-4a55-9f2c-0c6f3f0a9b01",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The body is larger than this operation takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "error",
                 *       "message": "The report is larger than 10 MB, the most one request takes. Upload it in parts, which takes reports up to 200 MB.",
                 *       "data": null,
                 *       "code": "report_too_large",
                 *       "request_id": "7b1f5c1e-6a53-4a55-9f2c-0c6f3f0a9b01",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The body has another content type than this operation takes. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "error",
                 *       "message": "Send this request as application/json.",
                 *       "data": null,
                 *       "code": "unsupported_media_type",
                 *       "request_id": "7b1f5c1e-6a53-4a55-9f2c-0c6f3f0a9b01",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Too many attempts; `Retry-After` says when to try again. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "error",
                 *       "message": "Too many attempts. Please wait a moment and try again.",
                 *       "data": null,
                 *       "code": "rate_limited",
                 *       "request_id": "7b1f5c1e-6a53-4a55-9f2c-0c6f3f0a9b01",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The server is starting, stopping, or without its database. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "error",
                 *       "message": "The server cannot serve requests yet.",
                 *       "data": null,
                 *       "code": "not_ready",
                 *       "request_id": "7b1f5c1e-6a53-4a55-9f2c-0c6f3f0a9b01",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description A fault of the server; the request id finds it in the log. */
        Unexpected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "error",
                 *       "message": "An unexpected error occurred",
                 *       "data": null,
                 *       "code": "unexpected_error",
                 *       "request_id": "7b1f5c1e-6a53-4a55-9f2c-0c6f3f0a9b01",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description An error as PostgREST says it. */
        PostgrestRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "PGRST116",
                 *       "message": "Cannot coerce the result to a single JSON object",
                 *       "details": "The result contains 0 rows",
                 *       "hint": null
                 *     }
                 */
                "application/json": components["schemas"]["PostgrestError"];
            };
        };
        /** @description An error in GoTrue's shape, chosen by the request header `X-Supabase-Api-Version`. */
        GoTrueRefused: {
            headers: {
                /** @description The error code, whichever shape the body has. */
                "x-sb-error-code"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GoTrueError"];
            };
        };
        /** @description The workbook. */
        Workbook: {
            headers: {
                /** @description The file's name. */
                "Content-Disposition"?: string;
                [name: string]: unknown;
            };
            content: {
                /** @example PK */
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
    };
    parameters: {
        /**
         * @description The connection.
         * @example 9a0b1c2d-3e4f-4a5b-8c6d-7e8f9a0b1c01
         */
        Connection: string;
        /**
         * @description A provider that asks the person for consent on a page of its own.
         * @example quickbooks
         */
        ConsentProvider: "ubereats" | "quickbooks";
        /**
         * @description The tenant; the caller must be a member of it.
         * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
         */
        Tenant: string;
        /**
         * @description The store.
         * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
         */
        Store: string;
        /**
         * @description The upload.
         * @example 1f1f4a0b-3c55-4d7c-8a0a-1c9d5b1c0a77
         */
        Upload: string;
        /**
         * @description The import.
         * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
         */
        Import: string;
        /**
         * @description The payout of one store on one channel.
         * @example 5f5f6e4c-3172-4f71-9c60-809d0e1f2001
         */
        Payout: string;
        /**
         * @description The sync run.
         * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
         */
        SyncRun: string;
        /**
         * @description What a person was told.
         * @example 7c1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01
         */
        Notification: string;
        /**
         * @description The entry that is to stand in the books.
         * @example 7a7a8f5e-4283-4a82-8d71-91ae1f2a3001
         */
        Entry: string;
        /**
         * @description An entry that somebody began to write.
         * @example 1d7c0f4e-5b7a-4c43-9a0e-2f6f7b1c0d01
         */
        EntryDraft: string;
        /**
         * @description A decision about a column.
         * @example 3e7b6a10-8c1d-4a52-9d7e-1a2b3c4d5e01
         */
        ColumnDecision: string;
        /**
         * @description A difference of a deposit that was confirmed.
         * @example 9c9c0b7a-6485-4ca4-8f93-b3c03b4c5001
         */
        Exception: string;
        /**
         * @description A file that is kept as evidence of the entry.
         * @example 2e8d1f5f-6c8b-4d54-8b1f-3a7a8c2d1e01
         */
        Attachment: string;
        /**
         * @description A batch operation of the caller.
         * @example 9a1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01
         */
        Batch: string;
        /**
         * @description A report that was generated.
         * @example 8b1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01
         */
        GeneratedReport: string;
        /**
         * @description How many items a page holds.
         * @example 50
         */
        Limit: number;
        /**
         * @description The `next_cursor` of the page before; an unknown one is refused.
         * @example WyIyMDI2LTExLTEwIl0
         */
        Cursor: string;
        /**
         * @description Whether an accrual entry is cut at the end of a calendar month; left out, as the client chose.
         * @example month
         */
        Split: "month" | "none";
        /**
         * @description Accrual dates entries by trade, cash by payout; left out, as the client chose.
         * @example accrual
         */
        Basis: "accrual" | "cash";
        /**
         * @description One summary entry per payout, or one per business day; left out, as the client chose.
         * @example payout
         */
        By: "payout" | "day";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Alive",
                     *       "data": {
                     *         "alive": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["HealthAnswer"];
                };
            };
            500: components["responses"]["Unexpected"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requests can be served. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Ready",
                     *       "data": {
                     *         "ready": true,
                     *         "database": "embedded",
                     *         "migration": "0001_create_accounts"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReadinessAnswer"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    createToken: {
        parameters: {
            query: {
                /**
                 * @description What the body carries. Any other value is refused as GoTrue refuses it.
                 * @example password
                 */
                grant_type: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description A session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "eyJhbGciOiJFUzI1NiJ9.e30.c2ln",
                     *       "token_type": "bearer",
                     *       "expires_in": 3600,
                     *       "expires_at": 1795254000,
                     *       "refresh_token": "AAFrZXk",
                     *       "user": {
                     *         "id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *         "aud": "authenticated",
                     *         "role": "authenticated",
                     *         "email": "owner@demo.platebook.test",
                     *         "email_confirmed_at": "2026-11-01T09:00:00.000Z",
                     *         "phone": "",
                     *         "confirmed_at": "2026-11-01T09:00:00.000Z",
                     *         "last_sign_in_at": "2026-11-21T09:00:00.000Z",
                     *         "app_metadata": {
                     *           "provider": "email",
                     *           "providers": [
                     *             "email"
                     *           ]
                     *         },
                     *         "user_metadata": {
                     *           "full_name": "Dana Whitfield"
                     *         },
                     *         "identities": [],
                     *         "created_at": "2026-11-01T09:00:00.000Z",
                     *         "updated_at": "2026-11-21T09:00:00.000Z",
                     *         "is_anonymous": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GoTrueSession"];
                };
            };
            400: components["responses"]["GoTrueRefused"];
            404: components["responses"]["GoTrueRefused"];
            409: components["responses"]["GoTrueRefused"];
            413: components["responses"]["GoTrueRefused"];
            422: components["responses"]["GoTrueRefused"];
            429: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
            503: components["responses"]["GoTrueRefused"];
        };
    };
    endSession: {
        parameters: {
            query?: {
                /**
                 * @description Which sessions end. `local` is this one, `others` all but this one.
                 * @example local
                 */
                scope?: "global" | "local" | "others";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions are gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["GoTrueRefused"];
            401: components["responses"]["GoTrueRefused"];
            403: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    getAuthUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *       "aud": "authenticated",
                     *       "role": "authenticated",
                     *       "email": "owner@demo.platebook.test",
                     *       "email_confirmed_at": "2026-11-01T09:00:00.000Z",
                     *       "phone": "",
                     *       "confirmed_at": "2026-11-01T09:00:00.000Z",
                     *       "last_sign_in_at": "2026-11-21T09:00:00.000Z",
                     *       "app_metadata": {
                     *         "provider": "email",
                     *         "providers": [
                     *           "email"
                     *         ]
                     *       },
                     *       "user_metadata": {
                     *         "full_name": "Dana Whitfield"
                     *       },
                     *       "identities": [],
                     *       "created_at": "2026-11-01T09:00:00.000Z",
                     *       "updated_at": "2026-11-21T09:00:00.000Z",
                     *       "is_anonymous": false
                     *     }
                     */
                    "application/json": components["schemas"]["GoTrueUser"];
                };
            };
            401: components["responses"]["GoTrueRefused"];
            403: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    updateAuthUser: {
        parameters: {
            query?: {
                /**
                 * @description Where the link leads in the end. Replaced by the site where it is not allowed.
                 * @example http://127.0.0.1:4000/reset-password
                 */
                redirect_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "full_name": "Dana Whitfield"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GoTrueUserChanges"];
            };
        };
        responses: {
            /** @description The user; `new_email` while a change is to be confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *       "aud": "authenticated",
                     *       "role": "authenticated",
                     *       "email": "owner@demo.platebook.test",
                     *       "email_confirmed_at": "2026-11-01T09:00:00.000Z",
                     *       "phone": "",
                     *       "confirmed_at": "2026-11-01T09:00:00.000Z",
                     *       "last_sign_in_at": "2026-11-21T09:00:00.000Z",
                     *       "app_metadata": {
                     *         "provider": "email",
                     *         "providers": [
                     *           "email"
                     *         ]
                     *       },
                     *       "user_metadata": {
                     *         "full_name": "Dana Whitfield"
                     *       },
                     *       "identities": [],
                     *       "created_at": "2026-11-01T09:00:00.000Z",
                     *       "updated_at": "2026-11-21T09:00:00.000Z",
                     *       "is_anonymous": false
                     *     }
                     */
                    "application/json": components["schemas"]["GoTrueUser"];
                };
            };
            400: components["responses"]["GoTrueRefused"];
            401: components["responses"]["GoTrueRefused"];
            403: components["responses"]["GoTrueRefused"];
            409: components["responses"]["GoTrueRefused"];
            413: components["responses"]["GoTrueRefused"];
            422: components["responses"]["GoTrueRefused"];
            429: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
            503: components["responses"]["GoTrueRefused"];
        };
    };
    getAuthHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It lives. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "v0.1.0",
                     *       "name": "GoTrue",
                     *       "description": "Platebook speaks the GoTrue wire contract."
                     *     }
                     */
                    "application/json": components["schemas"]["GoTrueHealth"];
                };
            };
            500: components["responses"]["GoTrueRefused"];
        };
    };
    getAuthSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "external": {
                     *         "email": true,
                     *         "phone": true,
                     *         "anonymous_users": false
                     *       },
                     *       "disable_signup": false,
                     *       "mailer_autoconfirm": false,
                     *       "phone_autoconfirm": false,
                     *       "sms_provider": "platebook",
                     *       "saml_enabled": false,
                     *       "passkeys_enabled": false
                     *     }
                     */
                    "application/json": components["schemas"]["GoTrueSettings"];
                };
            };
            500: components["responses"]["GoTrueRefused"];
        };
    };
    listAuthKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keys": [
                     *         {
                     *           "kty": "EC",
                     *           "crv": "P-256",
                     *           "x": "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
                     *           "y": "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0",
                     *           "kid": "key-1",
                     *           "alg": "ES256",
                     *           "use": "sig",
                     *           "key_ops": [
                     *             "verify"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GoTrueKeySet"];
                };
            };
            500: components["responses"]["GoTrueRefused"];
        };
    };
    registerAuthUser: {
        parameters: {
            query?: {
                /**
                 * @description Where the link leads in the end. Replaced by the site where it is not allowed.
                 * @example http://127.0.0.1:4000/reset-password
                 */
                redirect_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "new@demo.platebook.test",
                 *       "password": "a-long-enough-password",
                 *       "data": {
                 *         "registration_source": "email",
                 *         "registered_at": "2026-11-21T09:00:00.000Z",
                 *         "invite_code": "DEMO-CODE-0001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GoTrueSignUp"];
            };
        };
        responses: {
            /** @description A session where no confirmation is asked for, otherwise the user. A contact that is taken looks like a new one without identities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *       "aud": "authenticated",
                     *       "role": "authenticated",
                     *       "email": "owner@demo.platebook.test",
                     *       "email_confirmed_at": "2026-11-01T09:00:00.000Z",
                     *       "phone": "",
                     *       "confirmed_at": "2026-11-01T09:00:00.000Z",
                     *       "last_sign_in_at": "2026-11-21T09:00:00.000Z",
                     *       "app_metadata": {
                     *         "provider": "email",
                     *         "providers": [
                     *           "email"
                     *         ]
                     *       },
                     *       "user_metadata": {
                     *         "full_name": "Dana Whitfield"
                     *       },
                     *       "identities": [],
                     *       "created_at": "2026-11-01T09:00:00.000Z",
                     *       "updated_at": "2026-11-21T09:00:00.000Z",
                     *       "is_anonymous": false
                     *     }
                     */
                    "application/json": components["schemas"]["GoTrueSignUpAnswer"];
                };
            };
            400: components["responses"]["GoTrueRefused"];
            413: components["responses"]["GoTrueRefused"];
            422: components["responses"]["GoTrueRefused"];
            429: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
            503: components["responses"]["GoTrueRefused"];
        };
    };
    recoverAuthUser: {
        parameters: {
            query?: {
                /**
                 * @description Where the link leads in the end. Replaced by the site where it is not allowed.
                 * @example http://127.0.0.1:4000/reset-password
                 */
                redirect_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "owner@demo.platebook.test"
                 *     }
                 */
                "application/json": components["schemas"]["GoTrueRecover"];
            };
        };
        responses: {
            /** @description Mailed, if the address has an account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": components["schemas"]["GoTrueNothing"];
                };
            };
            400: components["responses"]["GoTrueRefused"];
            413: components["responses"]["GoTrueRefused"];
            429: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    resendAuthMessage: {
        parameters: {
            query?: {
                /**
                 * @description Where the link leads in the end. Replaced by the site where it is not allowed.
                 * @example http://127.0.0.1:4000/reset-password
                 */
                redirect_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "signup",
                 *       "email": "new@demo.platebook.test"
                 *     }
                 */
                "application/json": components["schemas"]["GoTrueResend"];
            };
        };
        responses: {
            /** @description Sent, if there was something to confirm. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": components["schemas"]["GoTrueNothing"];
                };
            };
            400: components["responses"]["GoTrueRefused"];
            413: components["responses"]["GoTrueRefused"];
            429: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    createOtp: {
        parameters: {
            query?: {
                /**
                 * @description Where the link leads in the end. Replaced by the site where it is not allowed.
                 * @example http://127.0.0.1:4000/reset-password
                 */
                redirect_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "owner@demo.platebook.test",
                 *       "create_user": false
                 *     }
                 */
                "application/json": components["schemas"]["GoTrueOtp"];
            };
        };
        responses: {
            /** @description Sent, if the contact has an account or may have one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": components["schemas"]["GoTrueNothing"];
                };
            };
            400: components["responses"]["GoTrueRefused"];
            413: components["responses"]["GoTrueRefused"];
            429: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    verifyLink: {
        parameters: {
            query?: {
                /**
                 * @description The secret of the link.
                 * @example c2VjcmV0
                 */
                token?: string;
                /**
                 * @description What the link is for.
                 * @example signup
                 */
                type?: string;
                /**
                 * @description Where the link leads in the end. Replaced by the site where it is not allowed.
                 * @example http://127.0.0.1:4000/reset-password
                 */
                redirect_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the place the link leads to, with a session, a code or an error behind `#`. */
            303: {
                headers: {
                    /** @description The place. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    verifyToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "email",
                 *       "email": "owner@demo.platebook.test",
                 *       "token": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["GoTrueVerify"];
            };
        };
        responses: {
            /** @description A session, or what is still missing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "eyJhbGciOiJFUzI1NiJ9.e30.c2ln",
                     *       "token_type": "bearer",
                     *       "expires_in": 3600,
                     *       "expires_at": 1795254000,
                     *       "refresh_token": "AAFrZXk",
                     *       "user": {
                     *         "id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *         "aud": "authenticated",
                     *         "role": "authenticated",
                     *         "email": "owner@demo.platebook.test",
                     *         "email_confirmed_at": "2026-11-01T09:00:00.000Z",
                     *         "phone": "",
                     *         "confirmed_at": "2026-11-01T09:00:00.000Z",
                     *         "last_sign_in_at": "2026-11-21T09:00:00.000Z",
                     *         "app_metadata": {
                     *           "provider": "email",
                     *           "providers": [
                     *             "email"
                     *           ]
                     *         },
                     *         "user_metadata": {
                     *           "full_name": "Dana Whitfield"
                     *         },
                     *         "identities": [],
                     *         "created_at": "2026-11-01T09:00:00.000Z",
                     *         "updated_at": "2026-11-21T09:00:00.000Z",
                     *         "is_anonymous": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GoTrueVerifyAnswer"];
                };
            };
            400: components["responses"]["GoTrueRefused"];
            403: components["responses"]["GoTrueRefused"];
            413: components["responses"]["GoTrueRefused"];
            422: components["responses"]["GoTrueRefused"];
            429: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    sendReauthentication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": components["schemas"]["GoTrueNothing"];
                };
            };
            401: components["responses"]["GoTrueRefused"];
            403: components["responses"]["GoTrueRefused"];
            429: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    getRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts; never a code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "recovery_code",
                     *       "total": 10,
                     *       "remaining": 9
                     *     }
                     */
                    "application/json": components["schemas"]["GoTrueRecoveryCodesCount"];
                };
            };
            401: components["responses"]["GoTrueRefused"];
            403: components["responses"]["GoTrueRefused"];
            404: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    createRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "recovery_code",
                     *       "total": 10,
                     *       "codes": [
                     *         "7Q2M-9XKD-0FHT-3WBN"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GoTrueRecoveryCodes"];
                };
            };
            401: components["responses"]["GoTrueRefused"];
            403: components["responses"]["GoTrueRefused"];
            422: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    refreshRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "recovery_code",
                     *       "total": 10,
                     *       "codes": [
                     *         "7Q2M-9XKD-0FHT-3WBN"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GoTrueRecoveryCodes"];
                };
            };
            401: components["responses"]["GoTrueRefused"];
            403: components["responses"]["GoTrueRefused"];
            422: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    verifyRecoveryCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "7Q2M-9XKD-0FHT-3WBN"
                 *     }
                 */
                "application/json": components["schemas"]["GoTrueRecoveryCodeUse"];
            };
        };
        responses: {
            /** @description The session at aal2; tokens issued before stay at aal1. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "eyJhbGciOiJFUzI1NiJ9.e30.c2ln",
                     *       "token_type": "bearer",
                     *       "expires_in": 3600,
                     *       "expires_at": 1795254000,
                     *       "refresh_token": "AAFrZXk",
                     *       "user": {
                     *         "id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *         "aud": "authenticated",
                     *         "role": "authenticated",
                     *         "email": "owner@demo.platebook.test",
                     *         "email_confirmed_at": "2026-11-01T09:00:00.000Z",
                     *         "phone": "",
                     *         "confirmed_at": "2026-11-01T09:00:00.000Z",
                     *         "last_sign_in_at": "2026-11-21T09:00:00.000Z",
                     *         "app_metadata": {
                     *           "provider": "email",
                     *           "providers": [
                     *             "email"
                     *           ]
                     *         },
                     *         "user_metadata": {
                     *           "full_name": "Dana Whitfield"
                     *         },
                     *         "identities": [],
                     *         "created_at": "2026-11-01T09:00:00.000Z",
                     *         "updated_at": "2026-11-21T09:00:00.000Z",
                     *         "is_anonymous": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GoTrueSession"];
                };
            };
            400: components["responses"]["GoTrueRefused"];
            401: components["responses"]["GoTrueRefused"];
            403: components["responses"]["GoTrueRefused"];
            409: components["responses"]["GoTrueRefused"];
            413: components["responses"]["GoTrueRefused"];
            422: components["responses"]["GoTrueRefused"];
            429: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    createFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "factor_type": "totp",
                 *       "friendly_name": "Phone"
                 *     }
                 */
                "application/json": components["schemas"]["GoTrueFactorEnrollment"];
            };
        };
        responses: {
            /** @description What the app has to be told. It counts once a code was verified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5c0f1f4e-7a55-4c0e-9d0e-3f1f8b8f6a02",
                     *       "type": "totp",
                     *       "friendly_name": "Phone",
                     *       "totp": {
                     *         "qr_code": "<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>",
                     *         "secret": "KNS56YEWPMZUEDHMMRDKE7D5PM5EN2QA",
                     *         "uri": "otpauth://totp/Platebook:owner%40demo.platebook.test?issuer=Platebook&secret=KNS56YEWPMZUEDHMMRDKE7D5PM5EN2QA"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GoTrueEnrolledFactor"];
                };
            };
            400: components["responses"]["GoTrueRefused"];
            401: components["responses"]["GoTrueRefused"];
            403: components["responses"]["GoTrueRefused"];
            413: components["responses"]["GoTrueRefused"];
            422: components["responses"]["GoTrueRefused"];
            429: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    deleteFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a factor.
                 * @example 5c0f1f4e-7a55-4c0e-9d0e-3f1f8b8f6a02
                 */
                factor_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone; sessions it had raised go on at aal1. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5c0f1f4e-7a55-4c0e-9d0e-3f1f8b8f6a02"
                     *     }
                     */
                    "application/json": components["schemas"]["GoTrueRemovedFactor"];
                };
            };
            400: components["responses"]["GoTrueRefused"];
            401: components["responses"]["GoTrueRefused"];
            403: components["responses"]["GoTrueRefused"];
            404: components["responses"]["GoTrueRefused"];
            422: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    createChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a factor.
                 * @example 5c0f1f4e-7a55-4c0e-9d0e-3f1f8b8f6a02
                 */
                factor_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["GoTrueAnything"];
            };
        };
        responses: {
            /** @description The challenge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6d0f1f4e-7a55-4c0e-9d0e-3f1f8b8f6a03",
                     *       "type": "totp",
                     *       "expires_at": 1795250700
                     *     }
                     */
                    "application/json": components["schemas"]["GoTrueChallenge"];
                };
            };
            400: components["responses"]["GoTrueRefused"];
            401: components["responses"]["GoTrueRefused"];
            403: components["responses"]["GoTrueRefused"];
            404: components["responses"]["GoTrueRefused"];
            413: components["responses"]["GoTrueRefused"];
            429: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    verifyFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a factor.
                 * @example 5c0f1f4e-7a55-4c0e-9d0e-3f1f8b8f6a02
                 */
                factor_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "challenge_id": "6d0f1f4e-7a55-4c0e-9d0e-3f1f8b8f6a03",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["GoTrueFactorVerification"];
            };
        };
        responses: {
            /** @description The session at aal2; tokens issued before stay at aal1, other sessions at aal1 end. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "eyJhbGciOiJFUzI1NiJ9.e30.c2ln",
                     *       "token_type": "bearer",
                     *       "expires_in": 3600,
                     *       "expires_at": 1795254000,
                     *       "refresh_token": "AAFrZXk",
                     *       "user": {
                     *         "id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *         "aud": "authenticated",
                     *         "role": "authenticated",
                     *         "email": "owner@demo.platebook.test",
                     *         "email_confirmed_at": "2026-11-01T09:00:00.000Z",
                     *         "phone": "",
                     *         "confirmed_at": "2026-11-01T09:00:00.000Z",
                     *         "last_sign_in_at": "2026-11-21T09:00:00.000Z",
                     *         "app_metadata": {
                     *           "provider": "email",
                     *           "providers": [
                     *             "email"
                     *           ]
                     *         },
                     *         "user_metadata": {
                     *           "full_name": "Dana Whitfield"
                     *         },
                     *         "identities": [],
                     *         "created_at": "2026-11-01T09:00:00.000Z",
                     *         "updated_at": "2026-11-21T09:00:00.000Z",
                     *         "is_anonymous": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GoTrueSession"];
                };
            };
            400: components["responses"]["GoTrueRefused"];
            401: components["responses"]["GoTrueRefused"];
            403: components["responses"]["GoTrueRefused"];
            404: components["responses"]["GoTrueRefused"];
            409: components["responses"]["GoTrueRefused"];
            413: components["responses"]["GoTrueRefused"];
            422: components["responses"]["GoTrueRefused"];
            429: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    createSsoSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain": "example.test"
                 *     }
                 */
                "application/json": components["schemas"]["GoTrueAnything"];
            };
        };
        responses: {
            400: components["responses"]["GoTrueRefused"];
            404: components["responses"]["GoTrueRefused"];
            413: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    createAuthorization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    createIdentityLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            401: components["responses"]["GoTrueRefused"];
            403: components["responses"]["GoTrueRefused"];
            404: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    deleteIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an identity.
                 * @example 0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01
                 */
                identity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["GoTrueRefused"];
            401: components["responses"]["GoTrueRefused"];
            403: components["responses"]["GoTrueRefused"];
            404: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    listAuthUsers: {
        parameters: {
            query?: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Users on a page.
                 * @example 50
                 */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users of the page. */
            200: {
                headers: {
                    /** @description All users. */
                    "X-Total-Count"?: number;
                    /** @description The next and the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "users": [
                     *         {
                     *           "id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *           "aud": "authenticated",
                     *           "role": "authenticated",
                     *           "email": "owner@demo.platebook.test",
                     *           "email_confirmed_at": "2026-11-01T09:00:00.000Z",
                     *           "phone": "",
                     *           "confirmed_at": "2026-11-01T09:00:00.000Z",
                     *           "last_sign_in_at": "2026-11-21T09:00:00.000Z",
                     *           "app_metadata": {
                     *             "provider": "email",
                     *             "providers": [
                     *               "email"
                     *             ]
                     *           },
                     *           "user_metadata": {
                     *             "full_name": "Dana Whitfield"
                     *           },
                     *           "identities": [],
                     *           "created_at": "2026-11-01T09:00:00.000Z",
                     *           "updated_at": "2026-11-21T09:00:00.000Z",
                     *           "is_anonymous": false
                     *         }
                     *       ],
                     *       "aud": "authenticated"
                     *     }
                     */
                    "application/json": components["schemas"]["GoTrueUsers"];
                };
            };
            400: components["responses"]["GoTrueRefused"];
            401: components["responses"]["GoTrueRefused"];
            403: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    createAuthUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "new@demo.platebook.test",
                 *       "password": "a-long-enough-password",
                 *       "email_confirm": true
                 *     }
                 */
                "application/json": components["schemas"]["GoTrueAdminUser"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *       "aud": "authenticated",
                     *       "role": "authenticated",
                     *       "email": "owner@demo.platebook.test",
                     *       "email_confirmed_at": "2026-11-01T09:00:00.000Z",
                     *       "phone": "",
                     *       "confirmed_at": "2026-11-01T09:00:00.000Z",
                     *       "last_sign_in_at": "2026-11-21T09:00:00.000Z",
                     *       "app_metadata": {
                     *         "provider": "email",
                     *         "providers": [
                     *           "email"
                     *         ]
                     *       },
                     *       "user_metadata": {
                     *         "full_name": "Dana Whitfield"
                     *       },
                     *       "identities": [],
                     *       "created_at": "2026-11-01T09:00:00.000Z",
                     *       "updated_at": "2026-11-21T09:00:00.000Z",
                     *       "is_anonymous": false
                     *     }
                     */
                    "application/json": components["schemas"]["GoTrueUser"];
                };
            };
            400: components["responses"]["GoTrueRefused"];
            401: components["responses"]["GoTrueRefused"];
            403: components["responses"]["GoTrueRefused"];
            413: components["responses"]["GoTrueRefused"];
            422: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    getManagedUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a user.
                 * @example 0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01
                 */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *       "aud": "authenticated",
                     *       "role": "authenticated",
                     *       "email": "owner@demo.platebook.test",
                     *       "email_confirmed_at": "2026-11-01T09:00:00.000Z",
                     *       "phone": "",
                     *       "confirmed_at": "2026-11-01T09:00:00.000Z",
                     *       "last_sign_in_at": "2026-11-21T09:00:00.000Z",
                     *       "app_metadata": {
                     *         "provider": "email",
                     *         "providers": [
                     *           "email"
                     *         ]
                     *       },
                     *       "user_metadata": {
                     *         "full_name": "Dana Whitfield"
                     *       },
                     *       "identities": [],
                     *       "created_at": "2026-11-01T09:00:00.000Z",
                     *       "updated_at": "2026-11-21T09:00:00.000Z",
                     *       "is_anonymous": false
                     *     }
                     */
                    "application/json": components["schemas"]["GoTrueUser"];
                };
            };
            400: components["responses"]["GoTrueRefused"];
            401: components["responses"]["GoTrueRefused"];
            403: components["responses"]["GoTrueRefused"];
            404: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    updateManagedUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a user.
                 * @example 0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01
                 */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ban_duration": "24h"
                 *     }
                 */
                "application/json": components["schemas"]["GoTrueAdminUser"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *       "aud": "authenticated",
                     *       "role": "authenticated",
                     *       "email": "owner@demo.platebook.test",
                     *       "email_confirmed_at": "2026-11-01T09:00:00.000Z",
                     *       "phone": "",
                     *       "confirmed_at": "2026-11-01T09:00:00.000Z",
                     *       "last_sign_in_at": "2026-11-21T09:00:00.000Z",
                     *       "app_metadata": {
                     *         "provider": "email",
                     *         "providers": [
                     *           "email"
                     *         ]
                     *       },
                     *       "user_metadata": {
                     *         "full_name": "Dana Whitfield"
                     *       },
                     *       "identities": [],
                     *       "created_at": "2026-11-01T09:00:00.000Z",
                     *       "updated_at": "2026-11-21T09:00:00.000Z",
                     *       "is_anonymous": false
                     *     }
                     */
                    "application/json": components["schemas"]["GoTrueUser"];
                };
            };
            400: components["responses"]["GoTrueRefused"];
            401: components["responses"]["GoTrueRefused"];
            403: components["responses"]["GoTrueRefused"];
            404: components["responses"]["GoTrueRefused"];
            413: components["responses"]["GoTrueRefused"];
            422: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    deleteManagedUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a user.
                 * @example 0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01
                 */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": components["schemas"]["GoTrueNothing"];
                };
            };
            400: components["responses"]["GoTrueRefused"];
            401: components["responses"]["GoTrueRefused"];
            403: components["responses"]["GoTrueRefused"];
            404: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    createAuthInvitation: {
        parameters: {
            query?: {
                /**
                 * @description Where the link leads in the end. Replaced by the site where it is not allowed.
                 * @example http://127.0.0.1:4000/reset-password
                 */
                redirect_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "new@demo.platebook.test"
                 *     }
                 */
                "application/json": components["schemas"]["GoTrueInvite"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *       "aud": "authenticated",
                     *       "role": "authenticated",
                     *       "email": "owner@demo.platebook.test",
                     *       "email_confirmed_at": "2026-11-01T09:00:00.000Z",
                     *       "phone": "",
                     *       "confirmed_at": "2026-11-01T09:00:00.000Z",
                     *       "last_sign_in_at": "2026-11-21T09:00:00.000Z",
                     *       "app_metadata": {
                     *         "provider": "email",
                     *         "providers": [
                     *           "email"
                     *         ]
                     *       },
                     *       "user_metadata": {
                     *         "full_name": "Dana Whitfield"
                     *       },
                     *       "identities": [],
                     *       "created_at": "2026-11-01T09:00:00.000Z",
                     *       "updated_at": "2026-11-21T09:00:00.000Z",
                     *       "is_anonymous": false
                     *     }
                     */
                    "application/json": components["schemas"]["GoTrueUser"];
                };
            };
            400: components["responses"]["GoTrueRefused"];
            401: components["responses"]["GoTrueRefused"];
            403: components["responses"]["GoTrueRefused"];
            413: components["responses"]["GoTrueRefused"];
            422: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    createAuthLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "recovery",
                 *       "email": "owner@demo.platebook.test"
                 *     }
                 */
                "application/json": components["schemas"]["GoTrueLinkRequest"];
            };
        };
        responses: {
            /** @description The user and the link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *       "aud": "authenticated",
                     *       "role": "authenticated",
                     *       "email": "owner@demo.platebook.test",
                     *       "phone": "",
                     *       "app_metadata": {
                     *         "provider": "email",
                     *         "providers": [
                     *           "email"
                     *         ]
                     *       },
                     *       "user_metadata": {},
                     *       "identities": [],
                     *       "created_at": "2026-11-01T09:00:00.000Z",
                     *       "updated_at": "2026-11-21T09:00:00.000Z",
                     *       "is_anonymous": false,
                     *       "action_link": "http://127.0.0.1:4000/auth/v1/verify?token=c2VjcmV0&type=recovery&redirect_to=http%3A%2F%2F127.0.0.1%3A4000%2F",
                     *       "email_otp": "123456",
                     *       "hashed_token": "c2VjcmV0",
                     *       "redirect_to": "http://127.0.0.1:4000/",
                     *       "verification_type": "recovery"
                     *     }
                     */
                    "application/json": components["schemas"]["GoTrueLink"];
                };
            };
            400: components["responses"]["GoTrueRefused"];
            401: components["responses"]["GoTrueRefused"];
            403: components["responses"]["GoTrueRefused"];
            404: components["responses"]["GoTrueRefused"];
            413: components["responses"]["GoTrueRefused"];
            422: components["responses"]["GoTrueRefused"];
            500: components["responses"]["GoTrueRefused"];
        };
    };
    listProfiles: {
        parameters: {
            query?: {
                /**
                 * @description The columns wanted, with commas between them.
                 * @example *
                 */
                select?: string;
                /**
                 * @description A filter on the id.
                 * @example eq.0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01
                 */
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows the caller may see, or the one row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *         "full_name": "Dana Whitfield",
                     *         "role": "user_owner",
                     *         "created_at": "2026-11-01T09:00:00.000Z",
                     *         "updated_at": "2026-11-01T09:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProfileRows"];
                };
            };
            400: components["responses"]["PostgrestRefused"];
            401: components["responses"]["PostgrestRefused"];
            406: components["responses"]["PostgrestRefused"];
            500: components["responses"]["PostgrestRefused"];
        };
    };
    createProfile: {
        parameters: {
            query?: {
                /**
                 * @description The columns wanted back.
                 * @example *
                 */
                select?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                 *       "full_name": "Dana Whitfield"
                 *     }
                 */
                "application/json": components["schemas"]["ProfileInsert"];
            };
        };
        responses: {
            /** @description Inserted; the row only with `return=representation` in the header `Prefer`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *         "full_name": "Dana Whitfield",
                     *         "role": "user_owner",
                     *         "created_at": "2026-11-01T09:00:00.000Z",
                     *         "updated_at": "2026-11-01T09:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProfileRows"];
                };
            };
            400: components["responses"]["PostgrestRefused"];
            401: components["responses"]["PostgrestRefused"];
            403: components["responses"]["PostgrestRefused"];
            406: components["responses"]["PostgrestRefused"];
            409: components["responses"]["PostgrestRefused"];
            413: components["responses"]["PostgrestRefused"];
            500: components["responses"]["PostgrestRefused"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "owner@demo.platebook.test",
                 *       "password": "demo-owner-password"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description A session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Signed in",
                     *       "data": {
                     *         "access_token": "eyJhbGciOiJFUzI1NiJ9.e30.c2ln",
                     *         "token_type": "bearer",
                     *         "expires_in": 3600,
                     *         "expires_at": 1795254000,
                     *         "refresh_token": "AAFrZXk",
                     *         "user": {
                     *           "id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *           "aud": "authenticated",
                     *           "role": "authenticated",
                     *           "email": "owner@demo.platebook.test",
                     *           "email_confirmed_at": "2026-11-01T09:00:00.000Z",
                     *           "phone": "",
                     *           "confirmed_at": "2026-11-01T09:00:00.000Z",
                     *           "last_sign_in_at": "2026-11-21T09:00:00.000Z",
                     *           "app_metadata": {
                     *             "provider": "email",
                     *             "providers": [
                     *               "email"
                     *             ]
                     *           },
                     *           "user_metadata": {
                     *             "full_name": "Dana Whitfield"
                     *           },
                     *           "identities": [],
                     *           "created_at": "2026-11-01T09:00:00.000Z",
                     *           "updated_at": "2026-11-21T09:00:00.000Z",
                     *           "is_anonymous": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *         "email": "owner@demo.platebook.test",
                     *         "phone": "",
                     *         "full_name": "Dana Whitfield",
                     *         "company": "",
                     *         "business_type": "owner",
                     *         "profile_complete": true,
                     *         "created_at": "2026-11-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MeAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["Unexpected"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "full_name": "Dana Whitfield"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateMeRequest"];
            };
        };
        responses: {
            /** @description Profile saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Profile saved",
                     *       "data": {
                     *         "id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *         "email": "owner@demo.platebook.test",
                     *         "phone": "",
                     *         "full_name": "Dana Whitfield",
                     *         "company": "",
                     *         "business_type": "owner",
                     *         "profile_complete": true,
                     *         "created_at": "2026-11-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    listMyTenants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The memberships. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *             "tenant_name": "Juniper & Rye",
                     *             "tenant_role": "user_owner",
                     *             "level_label": "Tenant Owner",
                     *             "joined_at": "2026-11-01T09:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MyTenantsAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["Unexpected"];
        };
    };
    getMeWithTenant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user and the memberships. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "user": {
                     *           "id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *           "email": "owner@demo.platebook.test",
                     *           "phone": "",
                     *           "full_name": "Dana Whitfield",
                     *           "company": "",
                     *           "business_type": "owner",
                     *           "profile_complete": true,
                     *           "created_at": "2026-11-01T09:00:00.000Z"
                     *         },
                     *         "role": "user_owner",
                     *         "tenants": [
                     *           {
                     *             "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *             "tenant_name": "Juniper & Rye",
                     *             "tenant_role": "user_owner",
                     *             "level_label": "Tenant Owner",
                     *             "joined_at": "2026-11-01T09:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MeWithTenantAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["Unexpected"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                /**
                 * @description Part of the name or the number; case does not count.
                 * @example juniper
                 */
                q?: string;
                /**
                 * @description Only clients of this category.
                 * @example qbo
                 */
                client_category?: components["schemas"]["ClientCategory"];
                /**
                 * @description Archived clients, instead of the others.
                 * @example false
                 */
                archived?: boolean;
                /**
                 * @description Archived clients as well, whatever `archived` says.
                 * @example true
                 */
                with_archived?: boolean;
                /**
                 * @description Only clients in which something waits for a person (`attention`) or nothing was ever imported (`first_import`).
                 * @example attention
                 */
                needs?: "attention" | "first_import";
                /**
                 * @description By name, or most waiting or latest import first; equals by name.
                 * @example name
                 */
                sort?: "name" | "-attention" | "-last_import";
                /**
                 * @description Whether `triage` is filled.
                 * @example triage
                 */
                include?: "triage";
                /**
                 * @description How many items a page holds.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before; an unknown one is refused.
                 * @example WyIyMDI2LTExLTEwIl0
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of clients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1a1a6a5e-7f42-4a59-9e0c-2b8e7f9d0c01",
                     *             "name": "Juniper & Rye",
                     *             "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *             "number": "C-014",
                     *             "client_category": "qbo",
                     *             "time_zone": "America/New_York",
                     *             "currency": "USD",
                     *             "country": "US",
                     *             "level": "user_owner",
                     *             "triage": {
                     *               "stores": 2,
                     *               "needs_mapping": 1,
                     *               "to_review": 3,
                     *               "ready": 0,
                     *               "entries_failed": 0,
                     *               "owed_operations": 0,
                     *               "drifted": 0,
                     *               "late_changes": 1,
                     *               "imports_failed": 0,
                     *               "fetches_failed": 0,
                     *               "last_import_at": "2026-11-20T06:10:00.000Z",
                     *               "attention": 4
                     *             },
                     *             "archived_at": null,
                     *             "created_at": "2026-11-01T09:00:00.000Z",
                     *             "updated_at": "2026-11-01T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ClientsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["Unexpected"];
        };
    };
    createClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Juniper & Rye",
                 *       "number": "C-014",
                 *       "client_category": "qbo",
                 *       "time_zone": "America/New_York",
                 *       "currency": "USD",
                 *       "country": "US"
                 *     }
                 */
                "application/json": components["schemas"]["CreateClientRequest"];
            };
        };
        responses: {
            /** @description The client. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Client created",
                     *       "data": {
                     *         "id": "1a1a6a5e-7f42-4a59-9e0c-2b8e7f9d0c01",
                     *         "name": "Juniper & Rye",
                     *         "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *         "number": "C-014",
                     *         "client_category": "qbo",
                     *         "time_zone": "America/New_York",
                     *         "currency": "USD",
                     *         "country": "US",
                     *         "level": "user_owner",
                     *         "triage": {
                     *           "stores": 2,
                     *           "needs_mapping": 1,
                     *           "to_review": 3,
                     *           "ready": 0,
                     *           "entries_failed": 0,
                     *           "owed_operations": 0,
                     *           "drifted": 0,
                     *           "late_changes": 1,
                     *           "imports_failed": 0,
                     *           "fetches_failed": 0,
                     *           "last_import_at": "2026-11-20T06:10:00.000Z",
                     *           "attention": 4
                     *         },
                     *         "archived_at": null,
                     *         "created_at": "2026-11-01T09:00:00.000Z",
                     *         "updated_at": "2026-11-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ClientAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The client.
                 * @example 1a1a6a5e-7f42-4a59-9e0c-2b8e7f9d0c01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request completed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "id": "1a1a6a5e-7f42-4a59-9e0c-2b8e7f9d0c01",
                     *         "name": "Juniper & Rye",
                     *         "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *         "number": "C-014",
                     *         "client_category": "qbo",
                     *         "time_zone": "America/New_York",
                     *         "currency": "USD",
                     *         "country": "US",
                     *         "level": "user_owner",
                     *         "triage": {
                     *           "stores": 2,
                     *           "needs_mapping": 1,
                     *           "to_review": 3,
                     *           "ready": 0,
                     *           "entries_failed": 0,
                     *           "owed_operations": 0,
                     *           "drifted": 0,
                     *           "late_changes": 1,
                     *           "imports_failed": 0,
                     *           "fetches_failed": 0,
                     *           "last_import_at": "2026-11-20T06:10:00.000Z",
                     *           "attention": 4
                     *         },
                     *         "archived_at": null,
                     *         "created_at": "2026-11-01T09:00:00.000Z",
                     *         "updated_at": "2026-11-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ClientAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    updateClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The client.
                 * @example 1a1a6a5e-7f42-4a59-9e0c-2b8e7f9d0c01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Juniper & Rye Kitchen"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateClientRequest"];
            };
        };
        responses: {
            /** @description The client as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Client updated",
                     *       "data": {
                     *         "id": "1a1a6a5e-7f42-4a59-9e0c-2b8e7f9d0c01",
                     *         "name": "Juniper & Rye",
                     *         "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *         "number": "C-014",
                     *         "client_category": "qbo",
                     *         "time_zone": "America/New_York",
                     *         "currency": "USD",
                     *         "country": "US",
                     *         "level": "user_owner",
                     *         "triage": {
                     *           "stores": 2,
                     *           "needs_mapping": 1,
                     *           "to_review": 3,
                     *           "ready": 0,
                     *           "entries_failed": 0,
                     *           "owed_operations": 0,
                     *           "drifted": 0,
                     *           "late_changes": 1,
                     *           "imports_failed": 0,
                     *           "fetches_failed": 0,
                     *           "last_import_at": "2026-11-20T06:10:00.000Z",
                     *           "attention": 4
                     *         },
                     *         "archived_at": null,
                     *         "created_at": "2026-11-01T09:00:00.000Z",
                     *         "updated_at": "2026-11-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ClientAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    deleteClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The client.
                 * @example 1a1a6a5e-7f42-4a59-9e0c-2b8e7f9d0c01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Client deleted",
                     *       "data": {
                     *         "id": "1a1a6a5e-7f42-4a59-9e0c-2b8e7f9d0c01"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    listStores: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page holds.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before; an unknown one is refused.
                 * @example WyIyMDI2LTExLTEwIl0
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of stores. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *             "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *             "name": "Juniper & Rye - Fishtown",
                     *             "number": "014",
                     *             "time_zone": "America/New_York",
                     *             "currency": "USD",
                     *             "business_day_cutoff": "04:00",
                     *             "address": {
                     *               "line1": "1205 Frankford Ave",
                     *               "line2": null,
                     *               "city": "Philadelphia",
                     *               "region": "PA",
                     *               "postal_code": "19125",
                     *               "country": "US"
                     *             },
                     *             "tax_profile": {
                     *               "facilitator": "facilitated",
                     *               "prices_include_tax": false,
                     *               "inclusive_tax_rate_ppm": null
                     *             },
                     *             "contract_rates": [
                     *               {
                     *                 "channel_type": "ubereats",
                     *                 "mode": "delivery",
                     *                 "commission_rate_ppm": 250000,
                     *                 "starts_on": "2026-01-01"
                     *               }
                     *             ],
                     *             "deactivated_on": null,
                     *             "last_payout_on": "2026-11-17",
                     *             "channels": [
                     *               {
                     *                 "id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *                 "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *                 "channel_type": "ubereats",
                     *                 "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000001",
                     *                 "channel_config": {
                     *                   "posting_mode": "review"
                     *                 },
                     *                 "qbo_mapping_config": {
                     *                   "accounts": {}
                     *                 },
                     *                 "created_at": "2026-11-01T09:00:00.000Z"
                     *               }
                     *             ],
                     *             "created_at": "2026-11-01T09:00:00.000Z",
                     *             "updated_at": "2026-11-01T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StoresAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    createStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Juniper & Rye - Fishtown",
                 *       "time_zone": "America/New_York",
                 *       "currency": "USD",
                 *       "business_day_cutoff": "04:00",
                 *       "address": {
                 *         "line1": "1205 Frankford Ave",
                 *         "line2": null,
                 *         "city": "Philadelphia",
                 *         "region": "PA",
                 *         "postal_code": "19125",
                 *         "country": "US"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreateStoreRequest"];
            };
        };
        responses: {
            /** @description The store. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Store created",
                     *       "data": {
                     *         "id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *         "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *         "name": "Juniper & Rye - Fishtown",
                     *         "number": "014",
                     *         "time_zone": "America/New_York",
                     *         "currency": "USD",
                     *         "business_day_cutoff": "04:00",
                     *         "address": {
                     *           "line1": "1205 Frankford Ave",
                     *           "line2": null,
                     *           "city": "Philadelphia",
                     *           "region": "PA",
                     *           "postal_code": "19125",
                     *           "country": "US"
                     *         },
                     *         "tax_profile": {
                     *           "facilitator": "facilitated",
                     *           "prices_include_tax": false,
                     *           "inclusive_tax_rate_ppm": null
                     *         },
                     *         "contract_rates": [
                     *           {
                     *             "channel_type": "ubereats",
                     *             "mode": "delivery",
                     *             "commission_rate_ppm": 250000,
                     *             "starts_on": "2026-01-01"
                     *           }
                     *         ],
                     *         "deactivated_on": null,
                     *         "last_payout_on": "2026-11-17",
                     *         "channels": [
                     *           {
                     *             "id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *             "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *             "channel_type": "ubereats",
                     *             "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000001",
                     *             "channel_config": {
                     *               "posting_mode": "review"
                     *             },
                     *             "qbo_mapping_config": {
                     *               "accounts": {}
                     *             },
                     *             "created_at": "2026-11-01T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "created_at": "2026-11-01T09:00:00.000Z",
                     *         "updated_at": "2026-11-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StoreAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    getStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The store.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store: components["parameters"]["Store"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The store. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *         "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *         "name": "Juniper & Rye - Fishtown",
                     *         "number": "014",
                     *         "time_zone": "America/New_York",
                     *         "currency": "USD",
                     *         "business_day_cutoff": "04:00",
                     *         "address": {
                     *           "line1": "1205 Frankford Ave",
                     *           "line2": null,
                     *           "city": "Philadelphia",
                     *           "region": "PA",
                     *           "postal_code": "19125",
                     *           "country": "US"
                     *         },
                     *         "tax_profile": {
                     *           "facilitator": "facilitated",
                     *           "prices_include_tax": false,
                     *           "inclusive_tax_rate_ppm": null
                     *         },
                     *         "contract_rates": [
                     *           {
                     *             "channel_type": "ubereats",
                     *             "mode": "delivery",
                     *             "commission_rate_ppm": 250000,
                     *             "starts_on": "2026-01-01"
                     *           }
                     *         ],
                     *         "deactivated_on": null,
                     *         "last_payout_on": "2026-11-17",
                     *         "channels": [
                     *           {
                     *             "id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *             "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *             "channel_type": "ubereats",
                     *             "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000001",
                     *             "channel_config": {
                     *               "posting_mode": "review"
                     *             },
                     *             "qbo_mapping_config": {
                     *               "accounts": {}
                     *             },
                     *             "created_at": "2026-11-01T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "created_at": "2026-11-01T09:00:00.000Z",
                     *         "updated_at": "2026-11-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StoreAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    updateStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The store.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store: components["parameters"]["Store"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "time_zone": "America/Chicago",
                 *       "contract_rates": [
                 *         {
                 *           "channel_type": "doordash",
                 *           "mode": "pickup",
                 *           "commission_rate_ppm": 60000,
                 *           "starts_on": "2026-03-01"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateStoreRequest"];
            };
        };
        responses: {
            /** @description The store as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Store updated",
                     *       "data": {
                     *         "id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *         "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *         "name": "Juniper & Rye - Fishtown",
                     *         "number": "014",
                     *         "time_zone": "America/New_York",
                     *         "currency": "USD",
                     *         "business_day_cutoff": "04:00",
                     *         "address": {
                     *           "line1": "1205 Frankford Ave",
                     *           "line2": null,
                     *           "city": "Philadelphia",
                     *           "region": "PA",
                     *           "postal_code": "19125",
                     *           "country": "US"
                     *         },
                     *         "tax_profile": {
                     *           "facilitator": "facilitated",
                     *           "prices_include_tax": false,
                     *           "inclusive_tax_rate_ppm": null
                     *         },
                     *         "contract_rates": [
                     *           {
                     *             "channel_type": "ubereats",
                     *             "mode": "delivery",
                     *             "commission_rate_ppm": 250000,
                     *             "starts_on": "2026-01-01"
                     *           }
                     *         ],
                     *         "deactivated_on": null,
                     *         "last_payout_on": "2026-11-17",
                     *         "channels": [
                     *           {
                     *             "id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *             "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *             "channel_type": "ubereats",
                     *             "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000001",
                     *             "channel_config": {
                     *               "posting_mode": "review"
                     *             },
                     *             "qbo_mapping_config": {
                     *               "accounts": {}
                     *             },
                     *             "created_at": "2026-11-01T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "created_at": "2026-11-01T09:00:00.000Z",
                     *         "updated_at": "2026-11-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StoreAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    deleteStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The store.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store: components["parameters"]["Store"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The store is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Store deleted",
                     *       "data": {
                     *         "id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    createChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The store.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store: components["parameters"]["Store"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel_type": "ubereats",
                 *       "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000001",
                 *       "channel_config": {
                 *         "report_source": "upload",
                 *         "payout_cadence": "weekly",
                 *         "pay_week_starts_on": 1
                 *       },
                 *       "qbo_mapping_config": {
                 *         "accounts": {
                 *           "commission": "Delivery commission"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreateChannelRequest"];
            };
        };
        responses: {
            /** @description The channel. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Channel connected",
                     *       "data": {
                     *         "id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *         "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *         "channel_type": "ubereats",
                     *         "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000001",
                     *         "channel_config": {
                     *           "posting_mode": "review"
                     *         },
                     *         "qbo_mapping_config": {
                     *           "accounts": {}
                     *         },
                     *         "created_at": "2026-11-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ChannelAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    getChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The store.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store: components["parameters"]["Store"];
                /**
                 * @description The channel.
                 * @example 3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01
                 */
                channel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request completed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *         "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *         "channel_type": "ubereats",
                     *         "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000001",
                     *         "channel_config": {
                     *           "posting_mode": "review"
                     *         },
                     *         "qbo_mapping_config": {
                     *           "accounts": {}
                     *         },
                     *         "created_at": "2026-11-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ChannelAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    updateChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The store.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store: components["parameters"]["Store"];
                /**
                 * @description The channel.
                 * @example 3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01
                 */
                channel: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel_config": {
                 *         "time_zone": "America/Chicago"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UpdateChannelRequest"];
            };
        };
        responses: {
            /** @description Channel saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Channel saved",
                     *       "data": {
                     *         "id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *         "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *         "channel_type": "ubereats",
                     *         "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000001",
                     *         "channel_config": {
                     *           "posting_mode": "review"
                     *         },
                     *         "qbo_mapping_config": {
                     *           "accounts": {}
                     *         },
                     *         "created_at": "2026-11-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ChannelAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    deleteChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The store.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store: components["parameters"]["Store"];
                /**
                 * @description The channel.
                 * @example 3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01
                 */
                channel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channel is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Channel disconnected",
                     *       "data": {
                     *         "id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    listStoreMappings: {
        parameters: {
            query?: {
                /**
                 * @description The platform; Uber Eats when left out.
                 * @example ubereats
                 */
                channel_type?: components["schemas"]["ChannelType"];
                /**
                 * @description Only mappings in this state.
                 * @example pending
                 */
                state?: components["schemas"]["StoreMappingState"];
                /**
                 * @description Only mappings of this store: its history.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store_id?: string;
                /**
                 * @description How many items a page holds.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before; an unknown one is refused.
                 * @example WyIyMDI2LTExLTEwIl0
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request completed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "7d1f0c52-9a3b-4e6c-8f21-0b5a6c7d8e02",
                     *             "pending_id": "7d1f0c52-9a3b-4e6c-8f21-0b5a6c7d8e02",
                     *             "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *             "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *             "store_name": "Harbor Street Kitchen",
                     *             "channel_type": "ubereats",
                     *             "state": "pending",
                     *             "platform_store": null,
                     *             "effective_from": null,
                     *             "effective_to": null,
                     *             "reason": null,
                     *             "decided_by": null,
                     *             "decided_at": null,
                     *             "payouts": {
                     *               "count": 0,
                     *               "last_on": null
                     *             },
                     *             "posted_entries": 0,
                     *             "suggestions": [
                     *               {
                     *                 "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000003",
                     *                 "name": "Harbor Street Kitchen",
                     *                 "address": {
                     *                   "line1": "100 Harbor St",
                     *                   "city": "Boston",
                     *                   "region": "MA",
                     *                   "postal_code": "02110",
                     *                   "country": "US"
                     *                 },
                     *                 "score": 1,
                     *                 "reasons": [
                     *                   {
                     *                     "what": "name",
                     *                     "same": true,
                     *                     "words": "The name is the same"
                     *                   }
                     *                 ],
                     *                 "conflict": null
                     *               }
                     *             ],
                     *             "exact_platform_store_id": "8f4c1d2e-0000-4000-8000-000000000003",
                     *             "created_at": "2026-11-20T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "counts": {
                     *           "pending": 1,
                     *           "confirmed": 2,
                     *           "ignored": 0,
                     *           "exact": 1
                     *         },
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StoreMappingsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    ignoreStoreMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description A pending mapping.
                 * @example 7d1f0c52-9a3b-4e6c-8f21-0b5a6c7d8e02
                 */
                pending: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Not on Uber Eats"
                 *     }
                 */
                "application/json": components["schemas"]["IgnoreStoreMappingRequest"];
            };
        };
        responses: {
            /** @description Store ignored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Store ignored",
                     *       "data": {
                     *         "id": "7d1f0c52-9a3b-4e6c-8f21-0b5a6c7d8e01",
                     *         "pending_id": null,
                     *         "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *         "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *         "store_name": "Harbor Street Kitchen",
                     *         "channel_type": "ubereats",
                     *         "state": "ignored",
                     *         "platform_store": null,
                     *         "effective_from": null,
                     *         "effective_to": null,
                     *         "reason": "Not on Uber Eats",
                     *         "decided_by": {
                     *           "user_id": "5e5e1f0d-2c44-496b-909f-0b8c4a0b9f01",
                     *           "name": "Ada Palmer"
                     *         },
                     *         "decided_at": "2026-11-21T09:00:00.000Z",
                     *         "payouts": {
                     *           "count": 0,
                     *           "last_on": null
                     *         },
                     *         "posted_entries": 0,
                     *         "suggestions": [],
                     *         "exact_platform_store_id": null,
                     *         "created_at": "2026-11-20T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StoreMappingAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    exportStoreMappings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description The file's name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example store,store_id,platform,platform_store,platform_store_id,effective_from */
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    importStoreMappings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "csv": "store_id,platform,platform_store_id\r\n",
                 *       "dry_run": true
                 *     }
                 */
                "application/json": components["schemas"]["ImportCsvRequest"];
            };
        };
        responses: {
            /** @description What changes, and what is wrong. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Store mappings compared",
                     *       "data": {
                     *         "dry_run": true,
                     *         "lines": 1,
                     *         "changes": [
                     *           {
                     *             "line": 2,
                     *             "store_name": "Juniper & Rye, Market Street",
                     *             "channel_type": "ubereats",
                     *             "before": null,
                     *             "after": "Juniper & Rye (Market St)",
                     *             "effective_from": "2026-11-22",
                     *             "posted_entries": 0
                     *           }
                     *         ],
                     *         "errors": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportedStoreMappingsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    confirmExactStoreMappings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel_type": "ubereats"
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmExactStoreMappingsRequest"];
            };
        };
        responses: {
            /** @description Store mappings confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Store mappings confirmed",
                     *       "data": {
                     *         "mappings": [
                     *           {
                     *             "id": "7d1f0c52-9a3b-4e6c-8f21-0b5a6c7d8e01",
                     *             "pending_id": null,
                     *             "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *             "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *             "store_name": "Harbor Street Kitchen",
                     *             "channel_type": "ubereats",
                     *             "state": "confirmed",
                     *             "platform_store": {
                     *               "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000003",
                     *               "name": "Harbor Street Kitchen",
                     *               "previous_name": null,
                     *               "external_ref": "HSK-1",
                     *               "address": {
                     *                 "line1": "100 Harbor St",
                     *                 "city": "Boston",
                     *                 "region": "MA",
                     *                 "postal_code": "02110",
                     *                 "country": "US"
                     *               },
                     *               "status": "active",
                     *               "integration": {
                     *                 "state": "on",
                     *                 "failure": null,
                     *                 "told_at": "2026-11-21T09:00:04.000Z"
                     *               }
                     *             },
                     *             "effective_from": null,
                     *             "effective_to": null,
                     *             "reason": null,
                     *             "decided_by": {
                     *               "user_id": "5e5e1f0d-2c44-496b-909f-0b8c4a0b9f01",
                     *               "name": "Ada Palmer"
                     *             },
                     *             "decided_at": "2026-11-21T09:00:00.000Z",
                     *             "payouts": {
                     *               "count": 0,
                     *               "last_on": null
                     *             },
                     *             "posted_entries": 0,
                     *             "suggestions": [],
                     *             "exact_platform_store_id": null,
                     *             "created_at": "2026-11-20T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "dry_run": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StoreMappingsDecidedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    remapStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                 *       "channel_type": "ubereats",
                 *       "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000003",
                 *       "effective_from": "2026-11-01"
                 *     }
                 */
                "application/json": components["schemas"]["RemapStoreRequest"];
            };
        };
        responses: {
            /** @description Store remapped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Store remapped",
                     *       "data": {
                     *         "mapping": {
                     *           "id": "7d1f0c52-9a3b-4e6c-8f21-0b5a6c7d8e01",
                     *           "pending_id": null,
                     *           "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *           "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *           "store_name": "Harbor Street Kitchen",
                     *           "channel_type": "ubereats",
                     *           "state": "confirmed",
                     *           "platform_store": {
                     *             "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000003",
                     *             "name": "Harbor Street Kitchen",
                     *             "previous_name": null,
                     *             "external_ref": "HSK-1",
                     *             "address": {
                     *               "line1": "100 Harbor St",
                     *               "city": "Boston",
                     *               "region": "MA",
                     *               "postal_code": "02110",
                     *               "country": "US"
                     *             },
                     *             "status": "active",
                     *             "integration": {
                     *               "state": "on",
                     *               "failure": null,
                     *               "told_at": "2026-11-21T09:00:04.000Z"
                     *             }
                     *           },
                     *           "effective_from": null,
                     *           "effective_to": null,
                     *           "reason": null,
                     *           "decided_by": {
                     *             "user_id": "5e5e1f0d-2c44-496b-909f-0b8c4a0b9f01",
                     *             "name": "Ada Palmer"
                     *           },
                     *           "decided_at": "2026-11-21T09:00:00.000Z",
                     *           "payouts": {
                     *             "count": 0,
                     *             "last_on": null
                     *           },
                     *           "posted_entries": 0,
                     *           "suggestions": [],
                     *           "exact_platform_store_id": null,
                     *           "created_at": "2026-11-20T09:00:00.000Z"
                     *         },
                     *         "impact": {
                     *           "posted_entries": 14,
                     *           "waiting_entries": 1,
                     *           "payouts": 3
                     *         },
                     *         "dry_run": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StoreRemapAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    undoStoreMappings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "store_mapping_ids": [
                 *         "7d1f0c52-9a3b-4e6c-8f21-0b5a6c7d8e01"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UndoStoreMappingsRequest"];
            };
        };
        responses: {
            /** @description Store mappings undone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Store mappings undone",
                     *       "data": {
                     *         "mappings": [
                     *           {
                     *             "id": "7d1f0c52-9a3b-4e6c-8f21-0b5a6c7d8e02",
                     *             "pending_id": "7d1f0c52-9a3b-4e6c-8f21-0b5a6c7d8e02",
                     *             "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *             "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *             "store_name": "Harbor Street Kitchen",
                     *             "channel_type": "ubereats",
                     *             "state": "pending",
                     *             "platform_store": null,
                     *             "effective_from": null,
                     *             "effective_to": null,
                     *             "reason": null,
                     *             "decided_by": null,
                     *             "decided_at": null,
                     *             "payouts": {
                     *               "count": 0,
                     *               "last_on": null
                     *             },
                     *             "posted_entries": 0,
                     *             "suggestions": [
                     *               {
                     *                 "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000003",
                     *                 "name": "Harbor Street Kitchen",
                     *                 "address": {
                     *                   "line1": "100 Harbor St",
                     *                   "city": "Boston",
                     *                   "region": "MA",
                     *                   "postal_code": "02110",
                     *                   "country": "US"
                     *                 },
                     *                 "score": 1,
                     *                 "reasons": [
                     *                   {
                     *                     "what": "name",
                     *                     "same": true,
                     *                     "words": "The name is the same"
                     *                   }
                     *                 ],
                     *                 "conflict": null
                     *               }
                     *             ],
                     *             "exact_platform_store_id": "8f4c1d2e-0000-4000-8000-000000000003",
                     *             "created_at": "2026-11-20T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "dry_run": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StoreMappingsDecidedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    listPlatformStores: {
        parameters: {
            query?: {
                /**
                 * @description The platform; Uber Eats when left out.
                 * @example ubereats
                 */
                provider?: components["schemas"]["ChannelType"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request completed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "4b8e2d10-6c5f-4a7b-9e3d-1f2a3b4c5d01",
                     *             "provider": "ubereats",
                     *             "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000003",
                     *             "name": "Harbor Street Kitchen",
                     *             "previous_name": null,
                     *             "external_ref": "HSK-1",
                     *             "address": {
                     *               "line1": "100 Harbor St",
                     *               "city": "Boston",
                     *               "region": "MA",
                     *               "postal_code": "02110",
                     *               "country": "US"
                     *             },
                     *             "time_zone": "America/New_York",
                     *             "currency": "USD",
                     *             "status": "active",
                     *             "source": "connection",
                     *             "ignored_reason": null,
                     *             "mapped_to": null,
                     *             "mapped_elsewhere": null,
                     *             "payouts": {
                     *               "count": 0,
                     *               "last_on": null
                     *             },
                     *             "first_seen_at": "2026-11-01T09:00:00.000Z",
                     *             "last_seen_at": "2026-11-21T03:00:00.000Z"
                     *           }
                     *         ],
                     *         "refresh": {
                     *           "state": "done",
                     *           "requested_at": "2026-11-21T03:00:00.000Z",
                     *           "finished_at": "2026-11-21T03:00:02.000Z",
                     *           "failure": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PlatformStoresAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    refreshPlatformStores: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "provider": "ubereats"
                 *     }
                 */
                "application/json": components["schemas"]["RefreshPlatformStoresRequest"];
            };
        };
        responses: {
            /** @description Stores asked for. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Stores asked for",
                     *       "data": {
                     *         "state": "queued",
                     *         "requested_at": "2026-11-22T09:00:00.000Z",
                     *         "finished_at": null,
                     *         "failure": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PlatformStoreRefreshAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    createStoreFromPlatformStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description A store of a platform.
                 * @example 4b8e2d10-6c5f-4a7b-9e3d-1f2a3b4c5d01
                 */
                discovered_store: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Harbor Street Kitchen - Wharf"
                 *     }
                 */
                "application/json": components["schemas"]["CreateStoreFromPlatformStoreRequest"];
            };
        };
        responses: {
            /** @description Store created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Store created",
                     *       "data": {
                     *         "mapping": {
                     *           "id": "7d1f0c52-9a3b-4e6c-8f21-0b5a6c7d8e01",
                     *           "pending_id": null,
                     *           "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *           "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *           "store_name": "Harbor Street Kitchen",
                     *           "channel_type": "ubereats",
                     *           "state": "confirmed",
                     *           "platform_store": {
                     *             "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000003",
                     *             "name": "Harbor Street Kitchen",
                     *             "previous_name": null,
                     *             "external_ref": "HSK-1",
                     *             "address": {
                     *               "line1": "100 Harbor St",
                     *               "city": "Boston",
                     *               "region": "MA",
                     *               "postal_code": "02110",
                     *               "country": "US"
                     *             },
                     *             "status": "active",
                     *             "integration": {
                     *               "state": "on",
                     *               "failure": null,
                     *               "told_at": "2026-11-21T09:00:04.000Z"
                     *             }
                     *           },
                     *           "effective_from": null,
                     *           "effective_to": null,
                     *           "reason": null,
                     *           "decided_by": {
                     *             "user_id": "5e5e1f0d-2c44-496b-909f-0b8c4a0b9f01",
                     *             "name": "Ada Palmer"
                     *           },
                     *           "decided_at": "2026-11-21T09:00:00.000Z",
                     *           "payouts": {
                     *             "count": 0,
                     *             "last_on": null
                     *           },
                     *           "posted_entries": 0,
                     *           "suggestions": [],
                     *           "exact_platform_store_id": null,
                     *           "created_at": "2026-11-20T09:00:00.000Z"
                     *         },
                     *         "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *         "dry_run": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StoreMappingDecisionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    ignorePlatformStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description A store of a platform.
                 * @example 4b8e2d10-6c5f-4a7b-9e3d-1f2a3b4c5d01
                 */
                discovered_store: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Sold in 2025"
                 *     }
                 */
                "application/json": components["schemas"]["IgnorePlatformStoreRequest"];
            };
        };
        responses: {
            /** @description Platform store saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Platform store saved",
                     *       "data": {
                     *         "id": "4b8e2d10-6c5f-4a7b-9e3d-1f2a3b4c5d01",
                     *         "provider": "ubereats",
                     *         "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000003",
                     *         "name": "Harbor Street Kitchen",
                     *         "previous_name": null,
                     *         "external_ref": "HSK-1",
                     *         "address": {
                     *           "line1": "100 Harbor St",
                     *           "city": "Boston",
                     *           "region": "MA",
                     *           "postal_code": "02110",
                     *           "country": "US"
                     *         },
                     *         "time_zone": "America/New_York",
                     *         "currency": "USD",
                     *         "status": "active",
                     *         "source": "connection",
                     *         "ignored_reason": "Sold in 2025",
                     *         "mapped_to": null,
                     *         "mapped_elsewhere": null,
                     *         "payouts": {
                     *           "count": 0,
                     *           "last_on": null
                     *         },
                     *         "first_seen_at": "2026-11-01T09:00:00.000Z",
                     *         "last_seen_at": "2026-11-21T03:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DiscoveredStoreAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    confirmUberEatsStoreMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pending_id": "7d1f0c52-9a3b-4e6c-8f21-0b5a6c7d8e02",
                 *       "selected_platform_store_id": "8f4c1d2e-0000-4000-8000-000000000003"
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmStoreMappingRequest"];
            };
        };
        responses: {
            /** @description Store mapping confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Store mapping confirmed",
                     *       "data": {
                     *         "mapping": {
                     *           "id": "7d1f0c52-9a3b-4e6c-8f21-0b5a6c7d8e01",
                     *           "pending_id": null,
                     *           "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *           "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *           "store_name": "Harbor Street Kitchen",
                     *           "channel_type": "ubereats",
                     *           "state": "confirmed",
                     *           "platform_store": {
                     *             "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000003",
                     *             "name": "Harbor Street Kitchen",
                     *             "previous_name": null,
                     *             "external_ref": "HSK-1",
                     *             "address": {
                     *               "line1": "100 Harbor St",
                     *               "city": "Boston",
                     *               "region": "MA",
                     *               "postal_code": "02110",
                     *               "country": "US"
                     *             },
                     *             "status": "active",
                     *             "integration": {
                     *               "state": "on",
                     *               "failure": null,
                     *               "told_at": "2026-11-21T09:00:04.000Z"
                     *             }
                     *           },
                     *           "effective_from": null,
                     *           "effective_to": null,
                     *           "reason": null,
                     *           "decided_by": {
                     *             "user_id": "5e5e1f0d-2c44-496b-909f-0b8c4a0b9f01",
                     *             "name": "Ada Palmer"
                     *           },
                     *           "decided_at": "2026-11-21T09:00:00.000Z",
                     *           "payouts": {
                     *             "count": 0,
                     *             "last_on": null
                     *           },
                     *           "posted_entries": 0,
                     *           "suggestions": [],
                     *           "exact_platform_store_id": null,
                     *           "created_at": "2026-11-20T09:00:00.000Z"
                     *         },
                     *         "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *         "dry_run": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StoreMappingDecisionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    confirmDoorDashStoreMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pending_id": "7d1f0c52-9a3b-4e6c-8f21-0b5a6c7d8e02",
                 *       "selected_platform_store_id": "8f4c1d2e-0000-4000-8000-000000000003"
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmStoreMappingRequest"];
            };
        };
        responses: {
            /** @description Store mapping confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Store mapping confirmed",
                     *       "data": {
                     *         "mapping": {
                     *           "id": "7d1f0c52-9a3b-4e6c-8f21-0b5a6c7d8e01",
                     *           "pending_id": null,
                     *           "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *           "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *           "store_name": "Harbor Street Kitchen",
                     *           "channel_type": "doordash",
                     *           "state": "confirmed",
                     *           "platform_store": {
                     *             "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000003",
                     *             "name": "Harbor Street Kitchen",
                     *             "previous_name": null,
                     *             "external_ref": "HSK-1",
                     *             "address": {
                     *               "line1": "100 Harbor St",
                     *               "city": "Boston",
                     *               "region": "MA",
                     *               "postal_code": "02110",
                     *               "country": "US"
                     *             },
                     *             "status": "active",
                     *             "integration": null
                     *           },
                     *           "effective_from": null,
                     *           "effective_to": null,
                     *           "reason": null,
                     *           "decided_by": {
                     *             "user_id": "5e5e1f0d-2c44-496b-909f-0b8c4a0b9f01",
                     *             "name": "Ada Palmer"
                     *           },
                     *           "decided_at": "2026-11-21T09:00:00.000Z",
                     *           "payouts": {
                     *             "count": 0,
                     *             "last_on": null
                     *           },
                     *           "posted_entries": 0,
                     *           "suggestions": [],
                     *           "exact_platform_store_id": null,
                     *           "created_at": "2026-11-20T09:00:00.000Z"
                     *         },
                     *         "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *         "dry_run": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StoreMappingDecisionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    uploadReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "payment-details-2026-11.csv"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["UploadReportRequest"];
            };
        };
        responses: {
            /** @description These bytes were imported before; this is that import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "This file was imported before",
                     *       "data": {
                     *         "already_imported": true,
                     *         "import": {
                     *           "id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *           "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *           "state": "ready",
                     *           "file": {
                     *             "name": "payment-details-2026-11.csv",
                     *             "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *             "size_bytes": 48213
                     *           },
                     *           "report_ids": [
                     *             "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *           ],
                     *           "counts": {
                     *             "reports": 1,
                     *             "reports_recognised": 1,
                     *             "rows": 312,
                     *             "rows_quarantined": 1,
                     *             "payouts": 1,
                     *             "identities_checked": 4,
                     *             "identities_broken": 0,
                     *             "payouts_planned": 1,
                     *             "entries": 1
                     *           },
                     *           "failure": null,
                     *           "created_at": "2026-11-21T09:00:00.000Z",
                     *           "updated_at": "2026-11-21T09:00:01.000Z",
                     *           "finished_at": "2026-11-21T09:00:01.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UploadedImportAnswer"];
                };
            };
            /** @description The file is stored and its import has started. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Import started",
                     *       "data": {
                     *         "already_imported": false,
                     *         "import": {
                     *           "id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *           "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *           "state": "ready",
                     *           "file": {
                     *             "name": "payment-details-2026-11.csv",
                     *             "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *             "size_bytes": 48213
                     *           },
                     *           "report_ids": [
                     *             "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *           ],
                     *           "counts": {
                     *             "reports": 1,
                     *             "reports_recognised": 1,
                     *             "rows": 312,
                     *             "rows_quarantined": 1,
                     *             "payouts": 1,
                     *             "identities_checked": 4,
                     *             "identities_broken": 0,
                     *             "payouts_planned": 1,
                     *             "entries": 1
                     *           },
                     *           "failure": null,
                     *           "created_at": "2026-11-21T09:00:00.000Z",
                     *           "updated_at": "2026-11-21T09:00:01.000Z",
                     *           "finished_at": "2026-11-21T09:00:01.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UploadedImportAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUploads: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unfinished uploads, the latest first, and the limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "OK",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1f1f4a0b-3c55-4d7c-8a0a-1c9d5b1c0a77",
                     *             "file_name": "payment-details-2025.csv",
                     *             "size_bytes": 198483021,
                     *             "received_bytes": 1048576,
                     *             "created_at": "2026-11-21T09:00:00.000Z",
                     *             "expires_at": "2026-11-22T09:00:05.000Z"
                     *           }
                     *         ],
                     *         "limits": {
                     *           "report_bytes": 209715200,
                     *           "request_bytes": 10485760,
                     *           "part_bytes": 8388608,
                     *           "zip_unpacked_bytes": 104857600
                     *         },
                     *         "storage": {
                     *           "used_bytes": 41948242,
                     *           "limit_bytes": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UploadsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file_name": "payment-details-2025.csv",
                 *       "size_bytes": 198483021
                 *     }
                 */
                "application/json": components["schemas"]["CreateUploadRequest"];
            };
        };
        responses: {
            /** @description The upload, of which nothing has arrived yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Upload started",
                     *       "data": {
                     *         "id": "1f1f4a0b-3c55-4d7c-8a0a-1c9d5b1c0a77",
                     *         "file_name": "payment-details-2025.csv",
                     *         "size_bytes": 198483021,
                     *         "received_bytes": 1048576,
                     *         "created_at": "2026-11-21T09:00:00.000Z",
                     *         "expires_at": "2026-11-22T09:00:05.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UploadAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The upload.
                 * @example 1f1f4a0b-3c55-4d7c-8a0a-1c9d5b1c0a77
                 */
                upload: components["parameters"]["Upload"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "1f1f4a0b-3c55-4d7c-8a0a-1c9d5b1c0a77",
                     *         "file_name": "payment-details-2025.csv",
                     *         "size_bytes": 198483021,
                     *         "received_bytes": 1048576,
                     *         "created_at": "2026-11-21T09:00:00.000Z",
                     *         "expires_at": "2026-11-22T09:00:05.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UploadAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    deleteUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The upload.
                 * @example 1f1f4a0b-3c55-4d7c-8a0a-1c9d5b1c0a77
                 */
                upload: components["parameters"]["Upload"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Upload deleted",
                     *       "data": {
                     *         "id": "1f1f4a0b-3c55-4d7c-8a0a-1c9d5b1c0a77",
                     *         "file_name": "payment-details-2025.csv",
                     *         "size_bytes": 198483021,
                     *         "received_bytes": 1048576,
                     *         "created_at": "2026-11-21T09:00:00.000Z",
                     *         "expires_at": "2026-11-22T09:00:05.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UploadAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    sendUploadPart: {
        parameters: {
            query: {
                /**
                 * @description Which byte of the file the part begins with, counted from 0.
                 * @example 0
                 */
                offset: number;
            };
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The upload.
                 * @example 1f1f4a0b-3c55-4d7c-8a0a-1c9d5b1c0a77
                 */
                upload: components["parameters"]["Upload"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example Order ID */
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The upload with what has arrived. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "1f1f4a0b-3c55-4d7c-8a0a-1c9d5b1c0a77",
                     *         "file_name": "payment-details-2025.csv",
                     *         "size_bytes": 198483021,
                     *         "received_bytes": 1048576,
                     *         "created_at": "2026-11-21T09:00:00.000Z",
                     *         "expires_at": "2026-11-22T09:00:05.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UploadAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    importUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The upload.
                 * @example 1f1f4a0b-3c55-4d7c-8a0a-1c9d5b1c0a77
                 */
                upload: components["parameters"]["Upload"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description These bytes were imported before; this is that import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "This file was imported before",
                     *       "data": {
                     *         "already_imported": true,
                     *         "import": {
                     *           "id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *           "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *           "state": "ready",
                     *           "file": {
                     *             "name": "payment-details-2026-11.csv",
                     *             "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *             "size_bytes": 48213
                     *           },
                     *           "report_ids": [
                     *             "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *           ],
                     *           "counts": {
                     *             "reports": 1,
                     *             "reports_recognised": 1,
                     *             "rows": 312,
                     *             "rows_quarantined": 1,
                     *             "payouts": 1,
                     *             "identities_checked": 4,
                     *             "identities_broken": 0,
                     *             "payouts_planned": 1,
                     *             "entries": 1
                     *           },
                     *           "failure": null,
                     *           "created_at": "2026-11-21T09:00:00.000Z",
                     *           "updated_at": "2026-11-21T09:00:01.000Z",
                     *           "finished_at": "2026-11-21T09:00:01.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UploadedImportAnswer"];
                };
            };
            /** @description The file is stored and its import has started. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Import started",
                     *       "data": {
                     *         "already_imported": false,
                     *         "import": {
                     *           "id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *           "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *           "state": "ready",
                     *           "file": {
                     *             "name": "payment-details-2026-11.csv",
                     *             "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *             "size_bytes": 48213
                     *           },
                     *           "report_ids": [
                     *             "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *           ],
                     *           "counts": {
                     *             "reports": 1,
                     *             "reports_recognised": 1,
                     *             "rows": 312,
                     *             "rows_quarantined": 1,
                     *             "payouts": 1,
                     *             "identities_checked": 4,
                     *             "identities_broken": 0,
                     *             "payouts_planned": 1,
                     *             "entries": 1
                     *           },
                     *           "failure": null,
                     *           "created_at": "2026-11-21T09:00:00.000Z",
                     *           "updated_at": "2026-11-21T09:00:01.000Z",
                     *           "finished_at": "2026-11-21T09:00:01.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UploadedImportAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                /**
                 * @description Only imports in this state.
                 * @example ready
                 */
                state?: components["schemas"]["ImportState"];
                /**
                 * @description How many items a page holds.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before; an unknown one is refused.
                 * @example WyIyMDI2LTExLTEwIl0
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of imports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *             "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *             "state": "ready",
                     *             "file": {
                     *               "name": "payment-details-2026-11.csv",
                     *               "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *               "size_bytes": 48213
                     *             },
                     *             "report_ids": [
                     *               "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *             ],
                     *             "counts": {
                     *               "reports": 1,
                     *               "reports_recognised": 1,
                     *               "rows": 312,
                     *               "rows_quarantined": 1,
                     *               "payouts": 1,
                     *               "identities_checked": 4,
                     *               "identities_broken": 0,
                     *               "payouts_planned": 1,
                     *               "entries": 1
                     *             },
                     *             "failure": null,
                     *             "created_at": "2026-11-21T09:00:00.000Z",
                     *             "updated_at": "2026-11-21T09:00:01.000Z",
                     *             "finished_at": "2026-11-21T09:00:01.000Z"
                     *           }
                     *         ],
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The import.
                 * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
                 */
                import: components["parameters"]["Import"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. `reports`, `payouts` and `blocked` fill as the run proceeds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *         "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *         "state": "ready",
                     *         "file": {
                     *           "name": "payment-details-2026-11.csv",
                     *           "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "size_bytes": 48213
                     *         },
                     *         "report_ids": [
                     *           "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *         ],
                     *         "counts": {
                     *           "reports": 1,
                     *           "reports_recognised": 1,
                     *           "rows": 312,
                     *           "rows_quarantined": 1,
                     *           "payouts": 1,
                     *           "identities_checked": 4,
                     *           "identities_broken": 0,
                     *           "payouts_planned": 1,
                     *           "entries": 1
                     *         },
                     *         "failure": null,
                     *         "created_at": "2026-11-21T09:00:00.000Z",
                     *         "updated_at": "2026-11-21T09:00:01.000Z",
                     *         "finished_at": "2026-11-21T09:00:01.000Z",
                     *         "reports": [
                     *           {
                     *             "file": {
                     *               "name": "payment-details-2026-11.csv",
                     *               "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *             },
                     *             "platform": "ubereats",
                     *             "report_type": "ubereats_payment_details_us",
                     *             "rows": 312,
                     *             "quarantined_count": 1,
                     *             "quarantined": [
                     *               {
                     *                 "row": 41,
                     *                 "column": "Total payout",
                     *                 "reason": "row_does_not_foot",
                     *                 "expected_cents": 1842,
                     *                 "found_cents": 1824,
                     *                 "message": "The row's columns add up to 18.42, its Total payout says 18.24."
                     *               }
                     *             ],
                     *             "variants": [
                     *               {
                     *                 "question": "offer_tax",
                     *                 "decision": "inside",
                     *                 "rows_footed": 311,
                     *                 "rows_tested": 312
                     *               }
                     *             ],
                     *             "left_out": [
                     *               {
                     *                 "reason": "seen_in_other_file",
                     *                 "rows": 0
                     *               }
                     *             ],
                     *             "notes": []
                     *           }
                     *         ],
                     *         "blocked": [],
                     *         "payouts": [
                     *           {
                     *             "id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *             "import_id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *             "platform": "ubereats",
                     *             "payout_ref": "UE-2026-11-10-000417",
                     *             "payout_on": "2026-11-10",
                     *             "period_start_on": "2026-11-02",
                     *             "period_end_on": "2026-11-08",
                     *             "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000001",
                     *             "platform_store_name": "Juniper & Rye - Fishtown",
                     *             "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *             "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *             "channel": "Marketplace",
                     *             "currency": "USD",
                     *             "gross_sales_cents": 510000,
                     *             "net_cents": 329050,
                     *             "identities_hold": true,
                     *             "status": "ready",
                     *             "entry_counts": {
                     *               "total": 1,
                     *               "posted": 0
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    retryImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The import.
                 * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
                 */
                import: components["parameters"]["Import"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run goes on. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Import started again",
                     *       "data": {
                     *         "id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *         "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *         "state": "ready",
                     *         "file": {
                     *           "name": "payment-details-2026-11.csv",
                     *           "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "size_bytes": 48213
                     *         },
                     *         "report_ids": [
                     *           "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *         ],
                     *         "counts": {
                     *           "reports": 1,
                     *           "reports_recognised": 1,
                     *           "rows": 312,
                     *           "rows_quarantined": 1,
                     *           "payouts": 1,
                     *           "identities_checked": 4,
                     *           "identities_broken": 0,
                     *           "payouts_planned": 1,
                     *           "entries": 1
                     *         },
                     *         "failure": null,
                     *         "created_at": "2026-11-21T09:00:00.000Z",
                     *         "updated_at": "2026-11-21T09:00:01.000Z",
                     *         "finished_at": "2026-11-21T09:00:01.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportSummaryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    downloadImportWorkpapers: {
        parameters: {
            query?: {
                /**
                 * @description Whether an accrual entry is cut at the end of a calendar month; left out, as the client chose.
                 * @example month
                 */
                split?: components["parameters"]["Split"];
                /**
                 * @description Accrual dates entries by trade, cash by payout; left out, as the client chose.
                 * @example accrual
                 */
                basis?: components["parameters"]["Basis"];
                /**
                 * @description One summary entry per payout, or one per business day; left out, as the client chose.
                 * @example payout
                 */
                by?: components["parameters"]["By"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The import.
                 * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
                 */
                import: components["parameters"]["Import"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Workbook"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    listColumnDecisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest 500. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "3e7b6a10-8c1d-4a52-9d7e-1a2b3c4d5e01",
                     *             "version": 1,
                     *             "report_type": "ubereats_payment_details_us",
                     *             "column": "Loyalty credit (incl. tax)",
                     *             "decision": "subtotal",
                     *             "component": null,
                     *             "sign": "as_printed",
                     *             "of": [
                     *               "Loyalty credit",
                     *               "Tax on loyalty credit"
                     *             ],
                     *             "decided_by": {
                     *               "user_id": "5e5e1f0d-2c44-496b-909f-0b8c4a0b9f01",
                     *               "name": "Ada Palmer"
                     *             },
                     *             "decided_at": "2026-11-21T09:00:00.000Z",
                     *             "revoked_by": null,
                     *             "revoked_at": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ColumnDecisionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    revokeColumnDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description A decision about a column.
                 * @example 3e7b6a10-8c1d-4a52-9d7e-1a2b3c4d5e01
                 */
                column_decision: components["parameters"]["ColumnDecision"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decision, revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Decision revoked",
                     *       "data": {
                     *         "id": "3e7b6a10-8c1d-4a52-9d7e-1a2b3c4d5e01",
                     *         "version": 1,
                     *         "report_type": "ubereats_payment_details_us",
                     *         "column": "Loyalty credit (incl. tax)",
                     *         "decision": "subtotal",
                     *         "component": null,
                     *         "sign": "as_printed",
                     *         "of": [
                     *           "Loyalty credit",
                     *           "Tax on loyalty credit"
                     *         ],
                     *         "decided_by": {
                     *           "user_id": "5e5e1f0d-2c44-496b-909f-0b8c4a0b9f01",
                     *           "name": "Ada Palmer"
                     *         },
                     *         "decided_at": "2026-11-21T09:00:00.000Z",
                     *         "revoked_by": null,
                     *         "revoked_at": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ColumnDecisionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    getColumnDecisionEffect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description A decision about a column.
                 * @example 3e7b6a10-8c1d-4a52-9d7e-1a2b3c4d5e01
                 */
                column_decision: components["parameters"]["ColumnDecision"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files, and the first 500 payouts of those that would stop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "decision": {
                     *           "id": "3e7b6a10-8c1d-4a52-9d7e-1a2b3c4d5e01",
                     *           "version": 1,
                     *           "report_type": "ubereats_payment_details_us",
                     *           "column": "Loyalty credit (incl. tax)",
                     *           "decision": "subtotal",
                     *           "component": null,
                     *           "sign": "as_printed",
                     *           "of": [
                     *             "Loyalty credit",
                     *             "Tax on loyalty credit"
                     *           ],
                     *           "decided_by": {
                     *             "user_id": "5e5e1f0d-2c44-496b-909f-0b8c4a0b9f01",
                     *             "name": "Ada Palmer"
                     *           },
                     *           "decided_at": "2026-11-21T09:00:00.000Z",
                     *           "revoked_by": null,
                     *           "revoked_at": null
                     *         },
                     *         "files": [
                     *           {
                     *             "run_id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *             "file": "payment-details-2026-11.csv",
                     *             "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *             "rows_tested": 312,
                     *             "read_at": "2026-11-21T09:00:00.000Z",
                     *             "would_stop": true,
                     *             "message": "A column of this Uber Eats payment details report holds money and is not known here."
                     *           }
                     *         ],
                     *         "payouts": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ColumnDecisionEffectAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    decideColumns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The sync run.
                 * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
                 */
                run: components["parameters"]["SyncRun"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decisions": [
                 *         {
                 *           "column": "Loyalty credit",
                 *           "decision": "component",
                 *           "component": "ad_credit",
                 *           "sign": "as_printed"
                 *         },
                 *         {
                 *           "column": "Loyalty credit (incl. tax)",
                 *           "decision": "subtotal"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DecideColumnsRequest"];
            };
        };
        responses: {
            /** @description The decisions, and the imports that read the files again. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Decision saved",
                     *       "data": {
                     *         "decisions": [
                     *           {
                     *             "id": "3e7b6a10-8c1d-4a52-9d7e-1a2b3c4d5e01",
                     *             "version": 1,
                     *             "report_type": "ubereats_payment_details_us",
                     *             "column": "Loyalty credit (incl. tax)",
                     *             "decision": "subtotal",
                     *             "component": null,
                     *             "sign": "as_printed",
                     *             "of": [
                     *               "Loyalty credit",
                     *               "Tax on loyalty credit"
                     *             ],
                     *             "decided_by": {
                     *               "user_id": "5e5e1f0d-2c44-496b-909f-0b8c4a0b9f01",
                     *               "name": "Ada Palmer"
                     *             },
                     *             "decided_at": "2026-11-21T09:00:00.000Z",
                     *             "revoked_by": null,
                     *             "revoked_at": null
                     *           }
                     *         ],
                     *         "imports": [
                     *           {
                     *             "id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *             "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *             "state": "ready",
                     *             "file": {
                     *               "name": "payment-details-2026-11.csv",
                     *               "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *               "size_bytes": 48213
                     *             },
                     *             "report_ids": [
                     *               "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *             ],
                     *             "counts": {
                     *               "reports": 1,
                     *               "reports_recognised": 1,
                     *               "rows": 312,
                     *               "rows_quarantined": 1,
                     *               "payouts": 1,
                     *               "identities_checked": 4,
                     *               "identities_broken": 0,
                     *               "payouts_planned": 1,
                     *               "entries": 1
                     *             },
                     *             "failure": null,
                     *             "created_at": "2026-11-21T09:00:00.000Z",
                     *             "updated_at": "2026-11-21T09:00:01.000Z",
                     *             "finished_at": "2026-11-21T09:00:01.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DecideColumnsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    listPayouts: {
        parameters: {
            query?: {
                /**
                 * @description Only payouts of this store.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store?: string;
                /**
                 * @description Only payouts of this platform.
                 * @example ubereats
                 */
                platform?: components["schemas"]["ChannelType"];
                /**
                 * @description Only payouts paid on or after this day.
                 * @example 2026-11-01
                 */
                from?: string;
                /**
                 * @description Only payouts paid on or before this day.
                 * @example 2026-11-30
                 */
                to?: string;
                /**
                 * @description How many items a page holds.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before; an unknown one is refused.
                 * @example WyIyMDI2LTExLTEwIl0
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of payouts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *             "import_id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *             "platform": "ubereats",
                     *             "payout_ref": "UE-2026-11-10-000417",
                     *             "payout_on": "2026-11-10",
                     *             "period_start_on": "2026-11-02",
                     *             "period_end_on": "2026-11-08",
                     *             "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000001",
                     *             "platform_store_name": "Juniper & Rye - Fishtown",
                     *             "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *             "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *             "channel": "Marketplace",
                     *             "currency": "USD",
                     *             "gross_sales_cents": 510000,
                     *             "net_cents": 329050,
                     *             "identities_hold": true,
                     *             "status": "ready",
                     *             "entry_counts": {
                     *               "total": 1,
                     *               "posted": 0
                     *             }
                     *           }
                     *         ],
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PayoutsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    getPayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The payout of one store on one channel.
                 * @example 5f5f6e4c-3172-4f71-9c60-809d0e1f2001
                 */
                payout: components["parameters"]["Payout"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *         "import_id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *         "platform": "ubereats",
                     *         "payout_ref": "UE-2026-11-10-000417",
                     *         "payout_on": "2026-11-10",
                     *         "period_start_on": "2026-11-02",
                     *         "period_end_on": "2026-11-08",
                     *         "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000001",
                     *         "platform_store_name": "Juniper & Rye - Fishtown",
                     *         "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *         "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *         "channel": "Marketplace",
                     *         "currency": "USD",
                     *         "gross_sales_cents": 510000,
                     *         "net_cents": 382500,
                     *         "identities_hold": true,
                     *         "status": "ready",
                     *         "entry_counts": {
                     *           "total": 1,
                     *           "posted": 0
                     *         },
                     *         "components": [
                     *           {
                     *             "component": "gross_sales",
                     *             "cents": 510000
                     *           },
                     *           {
                     *             "component": "commission",
                     *             "cents": -127500
                     *           }
                     *         ],
                     *         "identities": [
                     *           {
                     *             "id": "I1",
                     *             "holds": true,
                     *             "difference_cents": 0,
                     *             "break_kind": null
                     *           }
                     *         ],
                     *         "waterfall": [
                     *           {
                     *             "step": "gross_sales",
                     *             "label": "Gross item sales",
                     *             "amount_cents": 510000,
                     *             "from_cents": 0,
                     *             "total_cents": 510000,
                     *             "share_basis_points": 10000,
                     *             "accounts": [
                     *               "Delivery sales - Uber Eats"
                     *             ],
                     *             "unmapped": false,
                     *             "components": [
                     *               "gross_sales"
                     *             ]
                     *           },
                     *           {
                     *             "step": "commission",
                     *             "label": "Commission",
                     *             "amount_cents": -127500,
                     *             "from_cents": 510000,
                     *             "total_cents": 382500,
                     *             "share_basis_points": -2500,
                     *             "accounts": [
                     *               "Delivery commission"
                     *             ],
                     *             "unmapped": false,
                     *             "components": [
                     *               "commission"
                     *             ]
                     *           },
                     *           {
                     *             "step": "net_payout",
                     *             "label": "Net payout",
                     *             "amount_cents": 382500,
                     *             "from_cents": 0,
                     *             "total_cents": 382500,
                     *             "share_basis_points": 7500,
                     *             "accounts": [
                     *               "Clearing - Uber Eats"
                     *             ],
                     *             "unmapped": false,
                     *             "components": [
                     *               "net_payout"
                     *             ]
                     *           }
                     *         ],
                     *         "sentence": "You sold $5,100.00. DoorDash kept $1,275.00 (25.0%) in all: commission $1,275.00. It paid $3,825.00 on Nov 10; every cent is accounted for.",
                     *         "findings": [],
                     *         "deposit_difference": null,
                     *         "memo_tax_remitted_cents": 0,
                     *         "unclassified": [],
                     *         "files": [
                     *           {
                     *             "name": "payment-details-2026-11.csv",
                     *             "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PayoutAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    previewPlan: {
        parameters: {
            query?: {
                /**
                 * @description Whether an accrual entry is cut at the end of a calendar month; left out, as the client chose.
                 * @example month
                 */
                split?: components["parameters"]["Split"];
                /**
                 * @description Accrual dates entries by trade, cash by payout; left out, as the client chose.
                 * @example accrual
                 */
                basis?: components["parameters"]["Basis"];
                /**
                 * @description One summary entry per payout, or one per business day; left out, as the client chose.
                 * @example payout
                 */
                by?: components["parameters"]["By"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The payout of one store on one channel.
                 * @example 5f5f6e4c-3172-4f71-9c60-809d0e1f2001
                 */
                payout: components["parameters"]["Payout"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The planned entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "payout_id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *         "currency": "USD",
                     *         "is_stored": false,
                     *         "options": {
                     *           "split": "month",
                     *           "basis": "accrual",
                     *           "by": "payout"
                     *         },
                     *         "entries": [
                     *           {
                     *             "entry_id": null,
                     *             "status": null,
                     *             "status_reason": null,
                     *             "external_id": null,
                     *             "document_number": "UE-7K3Q9F-1108-1",
                     *             "kind": "payout",
                     *             "date": "2026-11-08",
                     *             "memo": "Uber Eats payout UE-2026-11-10-000417",
                     *             "currency": "USD",
                     *             "part": 1,
                     *             "parts": 1,
                     *             "debit_cents": 510000,
                     *             "credit_cents": 510000,
                     *             "lines": [
                     *               {
                     *                 "line": 1,
                     *                 "account_id": "84",
                     *                 "account": "Clearing - Uber Eats",
                     *                 "description": "",
                     *                 "side": "debit",
                     *                 "amount_cents": 382500,
                     *                 "component": "net_payout",
                     *                 "components": [
                     *                   {
                     *                     "component": "gross_sales",
                     *                     "cents": 510000
                     *                   },
                     *                   {
                     *                     "component": "commission",
                     *                     "cents": -127500
                     *                   }
                     *                 ],
                     *                 "row_count": 312
                     *               },
                     *               {
                     *                 "line": 2,
                     *                 "account_id": "91",
                     *                 "account": "Delivery commission",
                     *                 "description": "",
                     *                 "side": "debit",
                     *                 "amount_cents": 127500,
                     *                 "component": "commission",
                     *                 "components": [
                     *                   {
                     *                     "component": "commission",
                     *                     "cents": -127500
                     *                   }
                     *                 ],
                     *                 "row_count": 305
                     *               },
                     *               {
                     *                 "line": 3,
                     *                 "account_id": "91",
                     *                 "account": "Delivery sales - Uber Eats",
                     *                 "description": "",
                     *                 "side": "credit",
                     *                 "amount_cents": 510000,
                     *                 "component": "gross_sales",
                     *                 "components": [
                     *                   {
                     *                     "component": "gross_sales",
                     *                     "cents": 510000
                     *                   }
                     *                 ],
                     *                 "row_count": 312
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "blocked": [],
                     *         "warnings": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PlanPreviewAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    listLineRows: {
        parameters: {
            query?: {
                /**
                 * @description Whether an accrual entry is cut at the end of a calendar month; left out, as the client chose.
                 * @example month
                 */
                split?: components["parameters"]["Split"];
                /**
                 * @description Accrual dates entries by trade, cash by payout; left out, as the client chose.
                 * @example accrual
                 */
                basis?: components["parameters"]["Basis"];
                /**
                 * @description One summary entry per payout, or one per business day; left out, as the client chose.
                 * @example payout
                 */
                by?: components["parameters"]["By"];
                /**
                 * @description How many items a page holds.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before; an unknown one is refused.
                 * @example WyIyMDI2LTExLTEwIl0
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The payout of one store on one channel.
                 * @example 5f5f6e4c-3172-4f71-9c60-809d0e1f2001
                 */
                payout: components["parameters"]["Payout"];
                /**
                 * @description The entry, as the preview names it under the same options.
                 * @example UE-7K3Q9F-1108-1
                 */
                document_number: string;
                /**
                 * @description The line of the entry, from 1.
                 * @example 2
                 */
                line: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of rows, by file and row number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "document_number": "UE-7K3Q9F-1108-1",
                     *         "line": 2,
                     *         "account": "Delivery commission",
                     *         "side": "debit",
                     *         "amount_cents": 127500,
                     *         "currency": "USD",
                     *         "sources": [
                     *           {
                     *             "file": {
                     *               "name": "payment-details-2026-11.csv",
                     *               "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *             },
                     *             "component": "commission",
                     *             "column": "Marketplace Fee",
                     *             "factor": 1,
                     *             "cents": -127500,
                     *             "row_count": 305
                     *           }
                     *         ],
                     *         "items": [
                     *           {
                     *             "file": {
                     *               "name": "payment-details-2026-11.csv",
                     *               "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *             },
                     *             "row": 3,
                     *             "columns": [
                     *               "Marketplace Fee"
                     *             ],
                     *             "amounts": [
                     *               {
                     *                 "component": "commission",
                     *                 "column": "Marketplace Fee",
                     *                 "cents": -418
                     *               }
                     *             ],
                     *             "cells": [
                     *               {
                     *                 "column": "Order ID",
                     *                 "value": "8F2C1"
                     *               },
                     *               {
                     *                 "column": "Marketplace Fee",
                     *                 "value": "-4.18"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LineRowsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    downloadPayoutWorkpapers: {
        parameters: {
            query?: {
                /**
                 * @description Whether an accrual entry is cut at the end of a calendar month; left out, as the client chose.
                 * @example month
                 */
                split?: components["parameters"]["Split"];
                /**
                 * @description Accrual dates entries by trade, cash by payout; left out, as the client chose.
                 * @example accrual
                 */
                basis?: components["parameters"]["Basis"];
                /**
                 * @description One summary entry per payout, or one per business day; left out, as the client chose.
                 * @example payout
                 */
                by?: components["parameters"]["By"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The payout of one store on one channel.
                 * @example 5f5f6e4c-3172-4f71-9c60-809d0e1f2001
                 */
                payout: components["parameters"]["Payout"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Workbook"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    listSyncRuns: {
        parameters: {
            query?: {
                /**
                 * @description Only runs of this store.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store_id?: string;
                /**
                 * @description Only runs of this platform.
                 * @example ubereats
                 */
                channel_type?: components["schemas"]["ChannelType"];
                /**
                 * @description Only runs that stand so.
                 * @example succeeded
                 */
                status?: components["schemas"]["SyncRunStatus"];
                /**
                 * @description Only runs that were created in the last so many days.
                 * @example 30
                 */
                days?: number;
                /**
                 * @description How many items a page holds.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before; an unknown one is refused.
                 * @example WyIyMDI2LTExLTEwIl0
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *             "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *             "kind": "fetch",
                     *             "trigger": "manual",
                     *             "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *             "store_name": "Juniper & Rye - Fishtown",
                     *             "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *             "channel_type": "ubereats",
                     *             "file": null,
                     *             "period_from": "2026-11-02",
                     *             "period_to": "2026-11-08",
                     *             "dry_run": false,
                     *             "state": "ready",
                     *             "status": "waiting",
                     *             "situation": {
                     *               "state": "ready",
                     *               "blocked": [],
                     *               "unmapped": [],
                     *               "counts": {
                     *                 "reports": 1,
                     *                 "reports_recognised": 1,
                     *                 "rows": 312,
                     *                 "rows_quarantined": 1,
                     *                 "payouts": 1,
                     *                 "identities_checked": 4,
                     *                 "identities_broken": 0,
                     *                 "payouts_planned": 1,
                     *                 "entries": 1
                     *               },
                     *               "entries": [],
                     *               "unknown_key": null,
                     *               "stop_asked": false,
                     *               "failure": null
                     *             },
                     *             "sequence": 5,
                     *             "requested_by": null,
                     *             "created_at": "2026-11-21T09:00:00.000Z",
                     *             "updated_at": "2026-11-21T09:00:01.000Z",
                     *             "waits_until": null,
                     *             "finished_at": null
                     *           }
                     *         ],
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SyncRunsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    getSyncStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All channels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "runs": {
                     *           "queued": 0,
                     *           "running": 0,
                     *           "waiting": 1,
                     *           "partial": 0,
                     *           "succeeded": 4,
                     *           "failed": 0,
                     *           "cancelled": 0
                     *         },
                     *         "channels": [
                     *           {
                     *             "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *             "store_name": "Juniper & Rye - Fishtown",
                     *             "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *             "channel_type": "ubereats",
                     *             "state": "up_to_date",
                     *             "last_run": {
                     *               "id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *               "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *               "kind": "fetch",
                     *               "trigger": "manual",
                     *               "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *               "store_name": "Juniper & Rye - Fishtown",
                     *               "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *               "channel_type": "ubereats",
                     *               "file": null,
                     *               "period_from": "2026-11-02",
                     *               "period_to": "2026-11-08",
                     *               "dry_run": false,
                     *               "state": "ready",
                     *               "status": "waiting",
                     *               "situation": {
                     *                 "state": "ready",
                     *                 "blocked": [],
                     *                 "unmapped": [],
                     *                 "counts": {
                     *                   "reports": 1,
                     *                   "reports_recognised": 1,
                     *                   "rows": 312,
                     *                   "rows_quarantined": 1,
                     *                   "payouts": 1,
                     *                   "identities_checked": 4,
                     *                   "identities_broken": 0,
                     *                   "payouts_planned": 1,
                     *                   "entries": 1
                     *                 },
                     *                 "entries": [],
                     *                 "unknown_key": null,
                     *                 "stop_asked": false,
                     *                 "failure": null
                     *               },
                     *               "sequence": 5,
                     *               "requested_by": null,
                     *               "created_at": "2026-11-21T09:00:00.000Z",
                     *               "updated_at": "2026-11-21T09:00:01.000Z",
                     *               "waits_until": null,
                     *               "finished_at": null
                     *             },
                     *             "working_run_id": null,
                     *             "last_payout_on": "2026-11-10",
                     *             "last_succeeded_at": "2026-11-21T09:00:01.000Z",
                     *             "schedule": {
                     *               "next_run_at": "2026-11-24T11:20:00.000Z",
                     *               "paused_at": null
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SyncStatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    getSyncCalendar: {
        parameters: {
            query?: {
                /**
                 * @description The first day; 35 days before `to` when left out.
                 * @example 2026-11-02
                 */
                from?: string;
                /**
                 * @description The last day, at most 186 days after the first; yesterday when left out.
                 * @example 2026-11-08
                 */
                to?: string;
                /**
                 * @description Only this store.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store_id?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every day of every channel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "from": "2026-11-02",
                     *         "to": "2026-11-03",
                     *         "channels": [
                     *           {
                     *             "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *             "store_name": "Juniper & Rye - Fishtown",
                     *             "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *             "channel_type": "ubereats",
                     *             "since": "2026-03-30",
                     *             "days": [
                     *               {
                     *                 "on": "2026-11-02",
                     *                 "state": "complete",
                     *                 "net_cents": 38250,
                     *                 "payout_ids": [
                     *                   "5f5f6e4c-3172-4f71-9c60-809d0e1f2001"
                     *                 ],
                     *                 "run_id": null
                     *               },
                     *               {
                     *                 "on": "2026-11-03",
                     *                 "state": "missing",
                     *                 "net_cents": 0,
                     *                 "payout_ids": [],
                     *                 "run_id": null
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SyncCalendarAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    listPlatformReports: {
        parameters: {
            query?: {
                /**
                 * @description Only reports of this platform.
                 * @example ubereats
                 */
                provider?: components["schemas"]["ChannelType"];
                /**
                 * @description How many items a page holds.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before; an unknown one is refused.
                 * @example WyIyMDI2LTExLTEwIl0
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "run_id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *             "store_name": "Juniper & Rye - Fishtown",
                     *             "report": {
                     *               "id": "7c7c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d07",
                     *               "provider": "ubereats",
                     *               "report_type": "PAYMENT_DETAILS_REPORT",
                     *               "external_id": "2c0a6b1e-0000-4000-8000-000000000001",
                     *               "state": "downloaded",
                     *               "period_from": "2026-11-02",
                     *               "period_to": "2026-11-08",
                     *               "failure": null,
                     *               "requested_at": "2026-11-21T09:00:00.000Z",
                     *               "ready_at": "2026-11-21T09:00:01.000Z",
                     *               "downloaded_at": "2026-11-21T09:00:01.000Z"
                     *             },
                     *             "files": [
                     *               {
                     *                 "name": "payment-details.csv",
                     *                 "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *                 "size_bytes": 18342
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PlatformReportsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    triggerSync: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                 *       "channel_type": "ubereats",
                 *       "from": "2026-11-02",
                 *       "to": "2026-11-08"
                 *     }
                 */
                "application/json": components["schemas"]["TriggerSyncRequest"];
            };
        };
        responses: {
            /** @description The runs, started or under way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Sync started",
                     *       "data": {
                     *         "runs": [
                     *           {
                     *             "already_running": false,
                     *             "run": {
                     *               "id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *               "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *               "kind": "fetch",
                     *               "trigger": "manual",
                     *               "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *               "store_name": "Juniper & Rye - Fishtown",
                     *               "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *               "channel_type": "ubereats",
                     *               "file": null,
                     *               "period_from": "2026-11-02",
                     *               "period_to": "2026-11-08",
                     *               "dry_run": false,
                     *               "state": "ready",
                     *               "status": "waiting",
                     *               "situation": {
                     *                 "state": "ready",
                     *                 "blocked": [],
                     *                 "unmapped": [],
                     *                 "counts": {
                     *                   "reports": 1,
                     *                   "reports_recognised": 1,
                     *                   "rows": 312,
                     *                   "rows_quarantined": 1,
                     *                   "payouts": 1,
                     *                   "identities_checked": 4,
                     *                   "identities_broken": 0,
                     *                   "payouts_planned": 1,
                     *                   "entries": 1
                     *                 },
                     *                 "entries": [],
                     *                 "unknown_key": null,
                     *                 "stop_asked": false,
                     *                 "failure": null
                     *               },
                     *               "sequence": 5,
                     *               "requested_by": null,
                     *               "created_at": "2026-11-21T09:00:00.000Z",
                     *               "updated_at": "2026-11-21T09:00:01.000Z",
                     *               "waits_until": null,
                     *               "finished_at": null
                     *             }
                     *           }
                     *         ],
                     *         "skipped": [
                     *           {
                     *             "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *             "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e02",
                     *             "channel_type": "doordash",
                     *             "code": "connection_missing",
                     *             "message": "Connect DoorDash first."
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TriggeredSyncAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    downloadSyncExport: {
        parameters: {
            query?: {
                /**
                 * @description The tenant; the one of the active client where it is left out, and the first one of the caller where there is none.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant_id?: string;
                /**
                 * @description A period by its name, in the tenant time zone.
                 * @example last_month
                 */
                date_range?: components["schemas"]["DateRange"];
                /**
                 * @description The first day.
                 * @example 2026-11-01
                 */
                start_date?: string;
                /**
                 * @description The last day.
                 * @example 2026-11-30
                 */
                end_date?: string;
                /**
                 * @description How it is written.
                 * @example csv
                 */
                format?: "csv" | "xlsx" | "json";
            };
            header?: {
                /**
                 * @description The active client, for a caller that leaves `tenant_id` out.
                 * @example 7c1d2b3a-1a2b-4c3d-8e4f-5a6b7c8d9e01
                 */
                "X-Client-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description The file's name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example Date,Document number,Store */
                    "text/csv": string;
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "from": "2026-11-01",
                     *         "to": "2026-11-30",
                     *         "items": [
                     *           {
                     *             "date": "2026-11-08",
                     *             "document_number": "UE-7K3Q9FAB-1108-1",
                     *             "store": "Juniper & Rye - Fishtown",
                     *             "platform": "ubereats",
                     *             "kind": "payout",
                     *             "status": "posted",
                     *             "account_id": "84",
                     *             "account": "Clearing - Uber Eats",
                     *             "description": "",
                     *             "debit_cents": 382500,
                     *             "credit_cents": 0,
                     *             "currency": "USD",
                     *             "payout_ref": "UE-2026-11-10-000417",
                     *             "payout_on": "2026-11-10",
                     *             "books_id": "145"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SyncExportAnswer"];
                    /** @example PK */
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    getSyncRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The sync run.
                 * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
                 */
                run: components["parameters"]["SyncRun"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "run": {
                     *           "id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *           "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *           "kind": "fetch",
                     *           "trigger": "manual",
                     *           "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *           "store_name": "Juniper & Rye - Fishtown",
                     *           "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *           "channel_type": "ubereats",
                     *           "file": null,
                     *           "period_from": "2026-11-02",
                     *           "period_to": "2026-11-08",
                     *           "dry_run": false,
                     *           "state": "ready",
                     *           "status": "waiting",
                     *           "situation": {
                     *             "state": "ready",
                     *             "blocked": [],
                     *             "unmapped": [],
                     *             "counts": {
                     *               "reports": 1,
                     *               "reports_recognised": 1,
                     *               "rows": 312,
                     *               "rows_quarantined": 1,
                     *               "payouts": 1,
                     *               "identities_checked": 4,
                     *               "identities_broken": 0,
                     *               "payouts_planned": 1,
                     *               "entries": 1
                     *             },
                     *             "entries": [],
                     *             "unknown_key": null,
                     *             "stop_asked": false,
                     *             "failure": null
                     *           },
                     *           "sequence": 5,
                     *           "requested_by": null,
                     *           "created_at": "2026-11-21T09:00:00.000Z",
                     *           "updated_at": "2026-11-21T09:00:01.000Z",
                     *           "waits_until": null,
                     *           "finished_at": null
                     *         },
                     *         "files": [
                     *           {
                     *             "name": "payment-details-2026-11.csv",
                     *             "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *             "size_bytes": 48213
                     *           }
                     *         ],
                     *         "platform_reports": [
                     *           {
                     *             "id": "7c7c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d07",
                     *             "provider": "ubereats",
                     *             "report_type": "PAYMENT_DETAILS_REPORT",
                     *             "external_id": "2c0a6b1e-0000-4000-8000-000000000001",
                     *             "state": "downloaded",
                     *             "period_from": "2026-11-02",
                     *             "period_to": "2026-11-08",
                     *             "failure": null,
                     *             "requested_at": "2026-11-21T09:00:00.000Z",
                     *             "ready_at": "2026-11-21T09:00:01.000Z",
                     *             "downloaded_at": "2026-11-21T09:00:01.000Z"
                     *           }
                     *         ],
                     *         "reports": [],
                     *         "payouts": [
                     *           {
                     *             "id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *             "import_id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *             "platform": "ubereats",
                     *             "payout_ref": "UE-2026-11-10-000417",
                     *             "payout_on": "2026-11-10",
                     *             "period_start_on": "2026-11-02",
                     *             "period_end_on": "2026-11-08",
                     *             "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000001",
                     *             "platform_store_name": "Juniper & Rye - Fishtown",
                     *             "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *             "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *             "channel": "Marketplace",
                     *             "currency": "USD",
                     *             "gross_sales_cents": 510000,
                     *             "net_cents": 329050,
                     *             "identities_hold": true,
                     *             "status": "ready",
                     *             "entry_counts": {
                     *               "total": 1,
                     *               "posted": 0
                     *             }
                     *           }
                     *         ],
                     *         "entries": {
                     *           "planned": 1,
                     *           "needs_mapping": 0,
                     *           "needs_review": 1,
                     *           "ready": 0,
                     *           "posting": 0,
                     *           "posted": 0,
                     *           "skipped": 0,
                     *           "failed": 0,
                     *           "reversed": 0
                     *         },
                     *         "approvable_entries": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SyncRunAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    retrySyncRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The sync run.
                 * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
                 */
                run: components["parameters"]["SyncRun"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run goes on. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Sync started again",
                     *       "data": {
                     *         "id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *         "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *         "kind": "fetch",
                     *         "trigger": "manual",
                     *         "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *         "store_name": "Juniper & Rye - Fishtown",
                     *         "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *         "channel_type": "ubereats",
                     *         "file": null,
                     *         "period_from": "2026-11-02",
                     *         "period_to": "2026-11-08",
                     *         "dry_run": false,
                     *         "state": "ready",
                     *         "status": "waiting",
                     *         "situation": {
                     *           "state": "ready",
                     *           "blocked": [],
                     *           "unmapped": [],
                     *           "counts": {
                     *             "reports": 1,
                     *             "reports_recognised": 1,
                     *             "rows": 312,
                     *             "rows_quarantined": 1,
                     *             "payouts": 1,
                     *             "identities_checked": 4,
                     *             "identities_broken": 0,
                     *             "payouts_planned": 1,
                     *             "entries": 1
                     *           },
                     *           "entries": [],
                     *           "unknown_key": null,
                     *           "stop_asked": false,
                     *           "failure": null
                     *         },
                     *         "sequence": 5,
                     *         "requested_by": null,
                     *         "created_at": "2026-11-21T09:00:00.000Z",
                     *         "updated_at": "2026-11-21T09:00:01.000Z",
                     *         "waits_until": null,
                     *         "finished_at": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SyncRunSummaryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    approveSyncRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The sync run.
                 * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
                 */
                run: components["parameters"]["SyncRun"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run goes on. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Posting started",
                     *       "data": {
                     *         "id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *         "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *         "kind": "fetch",
                     *         "trigger": "manual",
                     *         "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *         "store_name": "Juniper & Rye - Fishtown",
                     *         "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *         "channel_type": "ubereats",
                     *         "file": null,
                     *         "period_from": "2026-11-02",
                     *         "period_to": "2026-11-08",
                     *         "dry_run": false,
                     *         "state": "ready",
                     *         "status": "waiting",
                     *         "situation": {
                     *           "state": "ready",
                     *           "blocked": [],
                     *           "unmapped": [],
                     *           "counts": {
                     *             "reports": 1,
                     *             "reports_recognised": 1,
                     *             "rows": 312,
                     *             "rows_quarantined": 1,
                     *             "payouts": 1,
                     *             "identities_checked": 4,
                     *             "identities_broken": 0,
                     *             "payouts_planned": 1,
                     *             "entries": 1
                     *           },
                     *           "entries": [],
                     *           "unknown_key": null,
                     *           "stop_asked": false,
                     *           "failure": null
                     *         },
                     *         "sequence": 5,
                     *         "requested_by": null,
                     *         "created_at": "2026-11-21T09:00:00.000Z",
                     *         "updated_at": "2026-11-21T09:00:01.000Z",
                     *         "waits_until": null,
                     *         "finished_at": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SyncRunSummaryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    cancelSyncRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The sync run.
                 * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
                 */
                run: components["parameters"]["SyncRun"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run goes on. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Sync cancelled",
                     *       "data": {
                     *         "id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *         "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *         "kind": "fetch",
                     *         "trigger": "manual",
                     *         "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *         "store_name": "Juniper & Rye - Fishtown",
                     *         "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *         "channel_type": "ubereats",
                     *         "file": null,
                     *         "period_from": "2026-11-02",
                     *         "period_to": "2026-11-08",
                     *         "dry_run": false,
                     *         "state": "ready",
                     *         "status": "waiting",
                     *         "situation": {
                     *           "state": "ready",
                     *           "blocked": [],
                     *           "unmapped": [],
                     *           "counts": {
                     *             "reports": 1,
                     *             "reports_recognised": 1,
                     *             "rows": 312,
                     *             "rows_quarantined": 1,
                     *             "payouts": 1,
                     *             "identities_checked": 4,
                     *             "identities_broken": 0,
                     *             "payouts_planned": 1,
                     *             "entries": 1
                     *           },
                     *           "entries": [],
                     *           "unknown_key": null,
                     *           "stop_asked": false,
                     *           "failure": null
                     *         },
                     *         "sequence": 5,
                     *         "requested_by": null,
                     *         "created_at": "2026-11-21T09:00:00.000Z",
                     *         "updated_at": "2026-11-21T09:00:01.000Z",
                     *         "waits_until": null,
                     *         "finished_at": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SyncRunSummaryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    getSyncReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The sync run.
                 * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
                 */
                run: components["parameters"]["SyncRun"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "run": {
                     *           "id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *           "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *           "kind": "fetch",
                     *           "trigger": "manual",
                     *           "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *           "store_name": "Juniper & Rye - Fishtown",
                     *           "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *           "channel_type": "ubereats",
                     *           "file": null,
                     *           "period_from": "2026-11-02",
                     *           "period_to": "2026-11-08",
                     *           "dry_run": false,
                     *           "state": "ready",
                     *           "status": "waiting",
                     *           "situation": {
                     *             "state": "ready",
                     *             "blocked": [],
                     *             "unmapped": [],
                     *             "counts": {
                     *               "reports": 1,
                     *               "reports_recognised": 1,
                     *               "rows": 312,
                     *               "rows_quarantined": 1,
                     *               "payouts": 1,
                     *               "identities_checked": 4,
                     *               "identities_broken": 0,
                     *               "payouts_planned": 1,
                     *               "entries": 1
                     *             },
                     *             "entries": [],
                     *             "unknown_key": null,
                     *             "stop_asked": false,
                     *             "failure": null
                     *           },
                     *           "sequence": 5,
                     *           "requested_by": null,
                     *           "created_at": "2026-11-21T09:00:00.000Z",
                     *           "updated_at": "2026-11-21T09:00:01.000Z",
                     *           "waits_until": null,
                     *           "finished_at": null
                     *         },
                     *         "files": [
                     *           {
                     *             "name": "payment-details-2026-11.csv",
                     *             "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *             "size_bytes": 48213
                     *           }
                     *         ],
                     *         "reports": [],
                     *         "payouts": [
                     *           {
                     *             "id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *             "import_id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *             "platform": "ubereats",
                     *             "payout_ref": "UE-2026-11-10-000417",
                     *             "payout_on": "2026-11-10",
                     *             "period_start_on": "2026-11-02",
                     *             "period_end_on": "2026-11-08",
                     *             "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000001",
                     *             "platform_store_name": "Juniper & Rye - Fishtown",
                     *             "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *             "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *             "channel": "Marketplace",
                     *             "currency": "USD",
                     *             "gross_sales_cents": 510000,
                     *             "net_cents": 329050,
                     *             "identities_hold": true,
                     *             "status": "ready",
                     *             "entry_counts": {
                     *               "total": 1,
                     *               "posted": 0
                     *             }
                     *           }
                     *         ],
                     *         "findings": [],
                     *         "entries": [
                     *           {
                     *             "id": "9a9a9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d09",
                     *             "document_number": "UE-7K3Q9FAB-1108-1",
                     *             "kind": "payout",
                     *             "entry_on": "2026-11-08",
                     *             "currency": "USD",
                     *             "debit_cents": 382500,
                     *             "status": "posted",
                     *             "external_id": "145",
                     *             "verified_at": "2026-11-21T09:05:00.000Z",
                     *             "lines": [
                     *               {
                     *                 "account_id": "84",
                     *                 "account_name": "Clearing - Uber Eats",
                     *                 "description": "",
                     *                 "side": "debit",
                     *                 "amount_cents": 382500,
                     *                 "component": "net_payout",
                     *                 "class": null,
                     *                 "department": null
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "proof": {
                     *           "identities_checked": 4,
                     *           "identities_broken": 0,
                     *           "entries": 1,
                     *           "entries_verified": 1,
                     *           "debit_cents": 382500,
                     *           "credit_cents": 382500
                     *         },
                     *         "reading": {
                     *           "time_zone": "America/New_York",
                     *           "business_day_cutoff": "04:00",
                     *           "tax_rates": []
                     *         },
                     *         "journal": {
                     *           "version": 2
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SyncReportAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    downloadSyncWorkpapers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The sync run.
                 * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
                 */
                run: components["parameters"]["SyncRun"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Workbook"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    downloadSyncFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The sync run.
                 * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
                 */
                run: components["parameters"]["SyncRun"];
                /**
                 * @description The sha256 of the file.
                 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                file: components["schemas"]["Sha256"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes. */
            200: {
                headers: {
                    /** @description The file's name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example PK */
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    getSyncSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The store.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store: components["parameters"]["Store"];
                /**
                 * @description The channel.
                 * @example 3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01
                 */
                channel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "next_run_at": "2026-11-24T11:20:00.000Z",
                     *         "paused_at": null,
                     *         "last_run_id": null,
                     *         "cadence": "weekly",
                     *         "updated_at": "2026-11-21T09:00:01.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SyncScheduleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    updateSyncSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The store.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store: components["parameters"]["Store"];
                /**
                 * @description The channel.
                 * @example 3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01
                 */
                channel: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paused": false
                 *     }
                 */
                "application/json": components["schemas"]["SaveSyncScheduleRequest"];
            };
        };
        responses: {
            /** @description The schedule as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Schedule saved",
                     *       "data": {
                     *         "next_run_at": "2026-11-24T11:20:00.000Z",
                     *         "paused_at": null,
                     *         "last_run_id": null,
                     *         "cadence": "weekly",
                     *         "updated_at": "2026-11-21T09:00:01.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SyncScheduleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    streamLiveEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example id: 3
                     *     event: changed
                     *     data: {"topic":"run","id":"4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01"}
                     */
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    listEntries: {
        parameters: {
            query?: {
                /**
                 * @description Only entries of this status.
                 * @example ready
                 */
                status?: components["schemas"]["EntryStatus"];
                /**
                 * @description Only entries of this store.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store_id?: string;
                /**
                 * @description Only entries of this platform.
                 * @example ubereats
                 */
                platform?: components["schemas"]["ChannelType"];
                /**
                 * @description Only entries that this run planned or posts.
                 * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
                 */
                run_id?: string;
                /**
                 * @description Only entries of this payout.
                 * @example 5f5f6e4c-3172-4f71-9c60-809d0e1f2001
                 */
                payout_id?: string;
                /**
                 * @description Only entries dated on or after this day.
                 * @example 2026-11-01
                 */
                from?: string;
                /**
                 * @description Only entries dated on or before this day.
                 * @example 2026-11-30
                 */
                to?: string;
                /**
                 * @description Only entries whose document number or store name holds this.
                 * @example UE-7K3Q
                 */
                q?: string;
                /**
                 * @description How many items a page holds.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before; an unknown one is refused.
                 * @example WyIyMDI2LTExLTEwIl0
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "7a7a8f5e-4283-4a82-8d71-91ae1f2a3001",
                     *             "run_id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *             "payout_id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *             "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *             "store_name": "Juniper & Rye - Fishtown",
                     *             "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *             "platform": "ubereats",
                     *             "kind": "payout",
                     *             "document_number": "UE-7K3Q9FAB-1108-1",
                     *             "entry_on": "2026-11-08",
                     *             "currency": "USD",
                     *             "net_cents": 382500,
                     *             "payout": {
                     *               "id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *               "payout_ref": "UE-2026-11-10-000417",
                     *               "payout_on": "2026-11-10",
                     *               "net_cents": 382500,
                     *               "status": "ready",
                     *               "entry_counts": {
                     *                 "total": 1,
                     *                 "posted": 0
                     *               }
                     *             },
                     *             "debit_cents": 510000,
                     *             "status": "ready",
                     *             "status_reason": null,
                     *             "findings": [],
                     *             "deposit_difference": null,
                     *             "is_ambiguous": false,
                     *             "needs_only_approval": false,
                     *             "relates_to": null,
                     *             "approved_at": null,
                     *             "posted_at": null,
                     *             "verified_at": null,
                     *             "external_id": null,
                     *             "books_url": null,
                     *             "posted_elsewhere": null,
                     *             "posted_again_as": null,
                     *             "updated_at": "2026-11-10T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EntriesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    getEntriesSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts; a status without entries is 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "counts": {
                     *           "needs_mapping": 1,
                     *           "needs_review": 0,
                     *           "ready": 12,
                     *           "posting": 0,
                     *           "posted": 48,
                     *           "skipped": 1,
                     *           "failed": 0,
                     *           "reversed": 0
                     *         },
                     *         "ambiguous": 0,
                     *         "owed_operations": 0,
                     *         "oldest_waiting_on": "2026-11-01",
                     *         "missing": {
                     *           "accounts": 18,
                     *           "entries_without_accounts": 1,
                     *           "stores": 0,
                     *           "entries_without_store": 0,
                     *           "platforms": []
                     *         },
                     *         "waiting": {
                     *           "stores": 2,
                     *           "needs_mapping": 1,
                     *           "to_review": 0,
                     *           "ready": 12,
                     *           "entries_failed": 0,
                     *           "owed_operations": 0,
                     *           "drifted": 0,
                     *           "late_changes": 0,
                     *           "imports_failed": 0,
                     *           "fetches_failed": 0,
                     *           "last_import_at": "2026-11-20T06:10:00.000Z",
                     *           "attention": 13
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EntriesSummaryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    createManualEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                 *       "platform": "ubereats",
                 *       "entry_on": "2026-11-08",
                 *       "currency": "USD",
                 *       "memo": "Promotion settled by hand",
                 *       "components": [
                 *         {
                 *           "component": "gross_sales",
                 *           "amount_cents": 12500
                 *         },
                 *         {
                 *           "component": "commission",
                 *           "amount_cents": -2500
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ManualEntryRequest"];
            };
        };
        responses: {
            /** @description The entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Entry created",
                     *       "data": {
                     *         "id": "7a7a8f5e-4283-4a82-8d71-91ae1f2a3001",
                     *         "run_id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *         "payout_id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *         "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *         "store_name": "Juniper & Rye - Fishtown",
                     *         "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *         "platform": "ubereats",
                     *         "kind": "payout",
                     *         "document_number": "UE-7K3Q9FAB-1108-1",
                     *         "entry_on": "2026-11-08",
                     *         "currency": "USD",
                     *         "net_cents": 382500,
                     *         "payout": {
                     *           "id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *           "payout_ref": "UE-2026-11-10-000417",
                     *           "payout_on": "2026-11-10",
                     *           "net_cents": 382500,
                     *           "status": "ready",
                     *           "entry_counts": {
                     *             "total": 1,
                     *             "posted": 0
                     *           }
                     *         },
                     *         "debit_cents": 510000,
                     *         "status": "posted",
                     *         "status_reason": null,
                     *         "findings": [],
                     *         "deposit_difference": null,
                     *         "is_ambiguous": false,
                     *         "needs_only_approval": false,
                     *         "relates_to": null,
                     *         "approved_at": "2026-11-10T09:01:00.000Z",
                     *         "posted_at": "2026-11-10T09:01:03.000Z",
                     *         "verified_at": "2026-11-10T09:01:04.000Z",
                     *         "external_id": "192",
                     *         "books_url": "https://app.qbo.intuit.com/app/journal?txnId=192",
                     *         "posted_elsewhere": null,
                     *         "posted_again_as": null,
                     *         "updated_at": "2026-11-10T09:01:04.000Z",
                     *         "memo": "Uber Eats, Juniper & Rye - Fishtown (Marketplace), sales 2 to 8 Nov 2026, payout UE-2026-11-10-000417",
                     *         "lines": [
                     *           {
                     *             "account_id": "91",
                     *             "account_name": "Uber Eats Clearing",
                     *             "description": "",
                     *             "side": "debit",
                     *             "amount_cents": 510000,
                     *             "component": "net_payout",
                     *             "class": null,
                     *             "department": null
                     *           },
                     *           {
                     *             "account_id": "79",
                     *             "account_name": "Delivery sales",
                     *             "description": "",
                     *             "side": "credit",
                     *             "amount_cents": 510000,
                     *             "component": "gross_sales",
                     *             "class": null,
                     *             "department": null
                     *           }
                     *         ],
                     *         "identities": [
                     *           {
                     *             "id": "I1",
                     *             "holds": true,
                     *             "difference_cents": 0,
                     *             "message": null
                     *           }
                     *         ],
                     *         "attempts": [
                     *           {
                     *             "action": "send",
                     *             "at": "2026-11-10T09:01:02.000Z",
                     *             "request_id": "mfrggzdfmztwq2lk",
                     *             "http_status": 200,
                     *             "code": null,
                     *             "intuit_tid": "1-690c1d2e-5f6a7b8c9d0e1f2a3b4c5d6e",
                     *             "outcome": "posted",
                     *             "message": null,
                     *             "duration_ms": 412
                     *           }
                     *         ],
                     *         "posting": {
                     *           "state": "posted",
                     *           "operation": "create",
                     *           "request_id": "mfrggzdfmztwq2lk",
                     *           "sends": 1,
                     *           "asks": 0,
                     *           "next_attempt_at": null
                     *         },
                     *         "related": [
                     *           {
                     *             "id": "7a7a8f5e-4283-4a82-8d71-91ae1f2a3002",
                     *             "kind": "reversal",
                     *             "document_number": "UE-7K3Q9FAB-1108-R1",
                     *             "status": "ready"
                     *           }
                     *         ],
                     *         "post_run_id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f02",
                     *         "attachments": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EntryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    approveEntries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entry_ids": [
                 *         "7a7a8f5e-4283-4a82-8d71-91ae1f2a3001"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ApproveEntriesRequest"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Entries approved",
                     *       "data": {
                     *         "approved": [
                     *           "7a7a8f5e-4283-4a82-8d71-91ae1f2a3001"
                     *         ],
                     *         "refused": [
                     *           {
                     *             "entry_id": "7a7a8f5e-4283-4a82-8d71-91ae1f2a3002",
                     *             "reason": {
                     *               "code": "entry_needs_mapping",
                     *               "message": "Commission has no account yet.",
                     *               "action": "Map it on the QuickBooks mapping page."
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ApprovedEntriesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    postEntries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entry_ids": [
                 *         "7a7a8f5e-4283-4a82-8d71-91ae1f2a3001"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ApproveEntriesRequest"];
            };
        };
        responses: {
            /** @description The run, and what it does not post. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Posting started",
                     *       "data": {
                     *         "id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f02",
                     *         "kind": "post",
                     *         "entry_ids": [
                     *           "7a7a8f5e-4283-4a82-8d71-91ae1f2a3001"
                     *         ],
                     *         "refused": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PostRunAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    repostEntries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entry_ids": [
                 *         "7a7a8f5e-4283-4a82-8d71-91ae1f2a3001"
                 *       ],
                 *       "dry_run": true
                 *     }
                 */
                "application/json": components["schemas"]["RepostEntriesRequest"];
            };
        };
        responses: {
            /** @description What moves, what stays and why; the run that posts it, unless it is a dry run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Entries compared",
                     *       "data": {
                     *         "dry_run": true,
                     *         "run_id": null,
                     *         "entries": [
                     *           {
                     *             "entry_id": "7a7a8f5e-4283-4a82-8d71-91ae1f2a3001",
                     *             "document_number": "UE-7K3Q9FAB-0405-2",
                     *             "entry_on": "2026-04-05",
                     *             "currency": "USD",
                     *             "moves": [
                     *               {
                     *                 "amount_cents": 127500,
                     *                 "side": "debit",
                     *                 "from": "Other expenses",
                     *                 "to": "Delivery commission"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "unchanged": 3,
                     *         "refused": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RepostedEntriesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    getEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The entry that is to stand in the books.
                 * @example 7a7a8f5e-4283-4a82-8d71-91ae1f2a3001
                 */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "id": "7a7a8f5e-4283-4a82-8d71-91ae1f2a3001",
                     *         "run_id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *         "payout_id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *         "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *         "store_name": "Juniper & Rye - Fishtown",
                     *         "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *         "platform": "ubereats",
                     *         "kind": "payout",
                     *         "document_number": "UE-7K3Q9FAB-1108-1",
                     *         "entry_on": "2026-11-08",
                     *         "currency": "USD",
                     *         "net_cents": 382500,
                     *         "payout": {
                     *           "id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *           "payout_ref": "UE-2026-11-10-000417",
                     *           "payout_on": "2026-11-10",
                     *           "net_cents": 382500,
                     *           "status": "ready",
                     *           "entry_counts": {
                     *             "total": 1,
                     *             "posted": 0
                     *           }
                     *         },
                     *         "debit_cents": 510000,
                     *         "status": "posted",
                     *         "status_reason": null,
                     *         "findings": [],
                     *         "deposit_difference": null,
                     *         "is_ambiguous": false,
                     *         "needs_only_approval": false,
                     *         "relates_to": null,
                     *         "approved_at": "2026-11-10T09:01:00.000Z",
                     *         "posted_at": "2026-11-10T09:01:03.000Z",
                     *         "verified_at": "2026-11-10T09:01:04.000Z",
                     *         "external_id": "192",
                     *         "books_url": "https://app.qbo.intuit.com/app/journal?txnId=192",
                     *         "posted_elsewhere": null,
                     *         "posted_again_as": null,
                     *         "updated_at": "2026-11-10T09:01:04.000Z",
                     *         "memo": "Uber Eats, Juniper & Rye - Fishtown (Marketplace), sales 2 to 8 Nov 2026, payout UE-2026-11-10-000417",
                     *         "lines": [
                     *           {
                     *             "account_id": "91",
                     *             "account_name": "Uber Eats Clearing",
                     *             "description": "",
                     *             "side": "debit",
                     *             "amount_cents": 510000,
                     *             "component": "net_payout",
                     *             "class": null,
                     *             "department": null
                     *           },
                     *           {
                     *             "account_id": "79",
                     *             "account_name": "Delivery sales",
                     *             "description": "",
                     *             "side": "credit",
                     *             "amount_cents": 510000,
                     *             "component": "gross_sales",
                     *             "class": null,
                     *             "department": null
                     *           }
                     *         ],
                     *         "identities": [
                     *           {
                     *             "id": "I1",
                     *             "holds": true,
                     *             "difference_cents": 0,
                     *             "message": null
                     *           }
                     *         ],
                     *         "attempts": [
                     *           {
                     *             "action": "send",
                     *             "at": "2026-11-10T09:01:02.000Z",
                     *             "request_id": "mfrggzdfmztwq2lk",
                     *             "http_status": 200,
                     *             "code": null,
                     *             "intuit_tid": "1-690c1d2e-5f6a7b8c9d0e1f2a3b4c5d6e",
                     *             "outcome": "posted",
                     *             "message": null,
                     *             "duration_ms": 412
                     *           }
                     *         ],
                     *         "posting": {
                     *           "state": "posted",
                     *           "operation": "create",
                     *           "request_id": "mfrggzdfmztwq2lk",
                     *           "sends": 1,
                     *           "asks": 0,
                     *           "next_attempt_at": null
                     *         },
                     *         "related": [
                     *           {
                     *             "id": "7a7a8f5e-4283-4a82-8d71-91ae1f2a3002",
                     *             "kind": "reversal",
                     *             "document_number": "UE-7K3Q9FAB-1108-R1",
                     *             "status": "ready"
                     *           }
                     *         ],
                     *         "post_run_id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f02",
                     *         "attachments": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EntryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    previewEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The entry that is to stand in the books.
                 * @example 7a7a8f5e-4283-4a82-8d71-91ae1f2a3001
                 */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payload; null while a line has no account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "entry_id": "7a7a8f5e-4283-4a82-8d71-91ae1f2a3001",
                     *         "realm_id": "9341452000000001",
                     *         "payload": {
                     *           "DocNumber": "UE-7K3Q9FAB-1108-1",
                     *           "TxnDate": "2026-11-08",
                     *           "Line": []
                     *         },
                     *         "payload_sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *         "is_frozen": false,
                     *         "obstacles": [
                     *           {
                     *             "code": "period_closed",
                     *             "message": "The books are closed up to 31 Oct 2026.",
                     *             "action": "Post it today instead, or open the period in QuickBooks."
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EntryPreviewAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    listEntryDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The store.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store: components["parameters"]["Store"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The drafts, 50 at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1d7c0f4e-5b7a-4c43-9a0e-2f6f7b1c0d01",
                     *             "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *             "draft": {
                     *               "mode": "components",
                     *               "platform": "ubereats",
                     *               "entry_on": "2026-11-08",
                     *               "memo": "Promotion settled by hand",
                     *               "components": [
                     *                 {
                     *                   "component": "gross_sales",
                     *                   "amount_cents": 12500
                     *                 },
                     *                 {
                     *                   "component": "commission",
                     *                   "amount_cents": null
                     *                 }
                     *               ],
                     *               "lines": []
                     *             },
                     *             "updated_at": "2026-11-10T09:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EntryDraftsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    createEntryDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The store.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store: components["parameters"]["Store"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "draft": {
                 *         "mode": "components",
                 *         "platform": "ubereats",
                 *         "entry_on": "2026-11-08",
                 *         "memo": "Promotion settled by hand",
                 *         "components": [
                 *           {
                 *             "component": "gross_sales",
                 *             "amount_cents": 12500
                 *           },
                 *           {
                 *             "component": "commission",
                 *             "amount_cents": null
                 *           }
                 *         ],
                 *         "lines": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EntryDraftRequest"];
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Draft saved",
                     *       "data": {
                     *         "id": "1d7c0f4e-5b7a-4c43-9a0e-2f6f7b1c0d01",
                     *         "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *         "draft": {
                     *           "mode": "components",
                     *           "platform": "ubereats",
                     *           "entry_on": "2026-11-08",
                     *           "memo": "Promotion settled by hand",
                     *           "components": [
                     *             {
                     *               "component": "gross_sales",
                     *               "amount_cents": 12500
                     *             },
                     *             {
                     *               "component": "commission",
                     *               "amount_cents": null
                     *             }
                     *           ],
                     *           "lines": []
                     *         },
                     *         "updated_at": "2026-11-10T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EntryDraftAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    updateEntryDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The store.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store: components["parameters"]["Store"];
                /**
                 * @description An entry that somebody began to write.
                 * @example 1d7c0f4e-5b7a-4c43-9a0e-2f6f7b1c0d01
                 */
                entry_draft: components["parameters"]["EntryDraft"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "draft": {
                 *         "mode": "components",
                 *         "platform": "ubereats",
                 *         "entry_on": "2026-11-08",
                 *         "memo": "Promotion settled by hand",
                 *         "components": [
                 *           {
                 *             "component": "gross_sales",
                 *             "amount_cents": 12500
                 *           },
                 *           {
                 *             "component": "commission",
                 *             "amount_cents": null
                 *           }
                 *         ],
                 *         "lines": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EntryDraftRequest"];
            };
        };
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Draft saved",
                     *       "data": {
                     *         "id": "1d7c0f4e-5b7a-4c43-9a0e-2f6f7b1c0d01",
                     *         "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *         "draft": {
                     *           "mode": "components",
                     *           "platform": "ubereats",
                     *           "entry_on": "2026-11-08",
                     *           "memo": "Promotion settled by hand",
                     *           "components": [
                     *             {
                     *               "component": "gross_sales",
                     *               "amount_cents": 12500
                     *             },
                     *             {
                     *               "component": "commission",
                     *               "amount_cents": null
                     *             }
                     *           ],
                     *           "lines": []
                     *         },
                     *         "updated_at": "2026-11-10T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EntryDraftAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    deleteEntryDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The store.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store: components["parameters"]["Store"];
                /**
                 * @description An entry that somebody began to write.
                 * @example 1d7c0f4e-5b7a-4c43-9a0e-2f6f7b1c0d01
                 */
                entry_draft: components["parameters"]["EntryDraft"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Draft deleted",
                     *       "data": {
                     *         "id": "1d7c0f4e-5b7a-4c43-9a0e-2f6f7b1c0d01"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    createEntryAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The entry that is to stand in the books.
                 * @example 7a7a8f5e-4283-4a82-8d71-91ae1f2a3001
                 */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "statement.pdf"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["EntryAttachmentRequest"];
            };
        };
        responses: {
            /** @description The file as it is kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "File attached",
                     *       "data": {
                     *         "id": "2e8d1f5f-6c8b-4d54-8b1f-3a7a8c2d1e01",
                     *         "file_name": "statement.pdf",
                     *         "size_bytes": 48213,
                     *         "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *         "in_books_at": null,
                     *         "failure": null,
                     *         "created_at": "2026-11-10T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EntryAttachmentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadEntryAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The entry that is to stand in the books.
                 * @example 7a7a8f5e-4283-4a82-8d71-91ae1f2a3001
                 */
                entry: components["parameters"]["Entry"];
                /**
                 * @description A file that is kept as evidence of the entry.
                 * @example 2e8d1f5f-6c8b-4d54-8b1f-3a7a8c2d1e01
                 */
                attachment: components["parameters"]["Attachment"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes. */
            200: {
                headers: {
                    /** @description The file's name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example PDF */
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    deleteEntryAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The entry that is to stand in the books.
                 * @example 7a7a8f5e-4283-4a82-8d71-91ae1f2a3001
                 */
                entry: components["parameters"]["Entry"];
                /**
                 * @description A file that is kept as evidence of the entry.
                 * @example 2e8d1f5f-6c8b-4d54-8b1f-3a7a8c2d1e01
                 */
                attachment: components["parameters"]["Attachment"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "File removed",
                     *       "data": {
                     *         "id": "2e8d1f5f-6c8b-4d54-8b1f-3a7a8c2d1e01"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    skipEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The entry that is to stand in the books.
                 * @example 7a7a8f5e-4283-4a82-8d71-91ae1f2a3001
                 */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Posted by the bookkeeper before we connected"
                 *     }
                 */
                "application/json": components["schemas"]["SkipEntryRequest"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Entry skipped",
                     *       "data": {
                     *         "id": "7a7a8f5e-4283-4a82-8d71-91ae1f2a3001",
                     *         "run_id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *         "payout_id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *         "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *         "store_name": "Juniper & Rye - Fishtown",
                     *         "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *         "platform": "ubereats",
                     *         "kind": "payout",
                     *         "document_number": "UE-7K3Q9FAB-1108-1",
                     *         "entry_on": "2026-11-08",
                     *         "currency": "USD",
                     *         "net_cents": 382500,
                     *         "payout": {
                     *           "id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *           "payout_ref": "UE-2026-11-10-000417",
                     *           "payout_on": "2026-11-10",
                     *           "net_cents": 382500,
                     *           "status": "ready",
                     *           "entry_counts": {
                     *             "total": 1,
                     *             "posted": 0
                     *           }
                     *         },
                     *         "debit_cents": 510000,
                     *         "status": "posted",
                     *         "status_reason": null,
                     *         "findings": [],
                     *         "deposit_difference": null,
                     *         "is_ambiguous": false,
                     *         "needs_only_approval": false,
                     *         "relates_to": null,
                     *         "approved_at": "2026-11-10T09:01:00.000Z",
                     *         "posted_at": "2026-11-10T09:01:03.000Z",
                     *         "verified_at": "2026-11-10T09:01:04.000Z",
                     *         "external_id": "192",
                     *         "books_url": "https://app.qbo.intuit.com/app/journal?txnId=192",
                     *         "posted_elsewhere": null,
                     *         "posted_again_as": null,
                     *         "updated_at": "2026-11-10T09:01:04.000Z",
                     *         "memo": "Uber Eats, Juniper & Rye - Fishtown (Marketplace), sales 2 to 8 Nov 2026, payout UE-2026-11-10-000417",
                     *         "lines": [
                     *           {
                     *             "account_id": "91",
                     *             "account_name": "Uber Eats Clearing",
                     *             "description": "",
                     *             "side": "debit",
                     *             "amount_cents": 510000,
                     *             "component": "net_payout",
                     *             "class": null,
                     *             "department": null
                     *           },
                     *           {
                     *             "account_id": "79",
                     *             "account_name": "Delivery sales",
                     *             "description": "",
                     *             "side": "credit",
                     *             "amount_cents": 510000,
                     *             "component": "gross_sales",
                     *             "class": null,
                     *             "department": null
                     *           }
                     *         ],
                     *         "identities": [
                     *           {
                     *             "id": "I1",
                     *             "holds": true,
                     *             "difference_cents": 0,
                     *             "message": null
                     *           }
                     *         ],
                     *         "attempts": [
                     *           {
                     *             "action": "send",
                     *             "at": "2026-11-10T09:01:02.000Z",
                     *             "request_id": "mfrggzdfmztwq2lk",
                     *             "http_status": 200,
                     *             "code": null,
                     *             "intuit_tid": "1-690c1d2e-5f6a7b8c9d0e1f2a3b4c5d6e",
                     *             "outcome": "posted",
                     *             "message": null,
                     *             "duration_ms": 412
                     *           }
                     *         ],
                     *         "posting": {
                     *           "state": "posted",
                     *           "operation": "create",
                     *           "request_id": "mfrggzdfmztwq2lk",
                     *           "sends": 1,
                     *           "asks": 0,
                     *           "next_attempt_at": null
                     *         },
                     *         "related": [
                     *           {
                     *             "id": "7a7a8f5e-4283-4a82-8d71-91ae1f2a3002",
                     *             "kind": "reversal",
                     *             "document_number": "UE-7K3Q9FAB-1108-R1",
                     *             "status": "ready"
                     *           }
                     *         ],
                     *         "post_run_id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f02",
                     *         "attachments": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EntryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    unskipEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The entry that is to stand in the books.
                 * @example 7a7a8f5e-4283-4a82-8d71-91ae1f2a3001
                 */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Entry taken back in",
                     *       "data": {
                     *         "id": "7a7a8f5e-4283-4a82-8d71-91ae1f2a3001",
                     *         "run_id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *         "payout_id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *         "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *         "store_name": "Juniper & Rye - Fishtown",
                     *         "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *         "platform": "ubereats",
                     *         "kind": "payout",
                     *         "document_number": "UE-7K3Q9FAB-1108-1",
                     *         "entry_on": "2026-11-08",
                     *         "currency": "USD",
                     *         "net_cents": 382500,
                     *         "payout": {
                     *           "id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *           "payout_ref": "UE-2026-11-10-000417",
                     *           "payout_on": "2026-11-10",
                     *           "net_cents": 382500,
                     *           "status": "ready",
                     *           "entry_counts": {
                     *             "total": 1,
                     *             "posted": 0
                     *           }
                     *         },
                     *         "debit_cents": 510000,
                     *         "status": "posted",
                     *         "status_reason": null,
                     *         "findings": [],
                     *         "deposit_difference": null,
                     *         "is_ambiguous": false,
                     *         "needs_only_approval": false,
                     *         "relates_to": null,
                     *         "approved_at": "2026-11-10T09:01:00.000Z",
                     *         "posted_at": "2026-11-10T09:01:03.000Z",
                     *         "verified_at": "2026-11-10T09:01:04.000Z",
                     *         "external_id": "192",
                     *         "books_url": "https://app.qbo.intuit.com/app/journal?txnId=192",
                     *         "posted_elsewhere": null,
                     *         "posted_again_as": null,
                     *         "updated_at": "2026-11-10T09:01:04.000Z",
                     *         "memo": "Uber Eats, Juniper & Rye - Fishtown (Marketplace), sales 2 to 8 Nov 2026, payout UE-2026-11-10-000417",
                     *         "lines": [
                     *           {
                     *             "account_id": "91",
                     *             "account_name": "Uber Eats Clearing",
                     *             "description": "",
                     *             "side": "debit",
                     *             "amount_cents": 510000,
                     *             "component": "net_payout",
                     *             "class": null,
                     *             "department": null
                     *           },
                     *           {
                     *             "account_id": "79",
                     *             "account_name": "Delivery sales",
                     *             "description": "",
                     *             "side": "credit",
                     *             "amount_cents": 510000,
                     *             "component": "gross_sales",
                     *             "class": null,
                     *             "department": null
                     *           }
                     *         ],
                     *         "identities": [
                     *           {
                     *             "id": "I1",
                     *             "holds": true,
                     *             "difference_cents": 0,
                     *             "message": null
                     *           }
                     *         ],
                     *         "attempts": [
                     *           {
                     *             "action": "send",
                     *             "at": "2026-11-10T09:01:02.000Z",
                     *             "request_id": "mfrggzdfmztwq2lk",
                     *             "http_status": 200,
                     *             "code": null,
                     *             "intuit_tid": "1-690c1d2e-5f6a7b8c9d0e1f2a3b4c5d6e",
                     *             "outcome": "posted",
                     *             "message": null,
                     *             "duration_ms": 412
                     *           }
                     *         ],
                     *         "posting": {
                     *           "state": "posted",
                     *           "operation": "create",
                     *           "request_id": "mfrggzdfmztwq2lk",
                     *           "sends": 1,
                     *           "asks": 0,
                     *           "next_attempt_at": null
                     *         },
                     *         "related": [
                     *           {
                     *             "id": "7a7a8f5e-4283-4a82-8d71-91ae1f2a3002",
                     *             "kind": "reversal",
                     *             "document_number": "UE-7K3Q9FAB-1108-R1",
                     *             "status": "ready"
                     *           }
                     *         ],
                     *         "post_run_id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f02",
                     *         "attachments": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EntryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    postEntryAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The entry that is to stand in the books.
                 * @example 7a7a8f5e-4283-4a82-8d71-91ae1f2a3001
                 */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "closed_period": "post_today"
                 *     }
                 */
                "application/json": components["schemas"]["PostEntryAgainRequest"];
            };
        };
        responses: {
            /** @description The run that posts the new entry. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Posting started",
                     *       "data": {
                     *         "id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f02",
                     *         "kind": "post",
                     *         "entry_ids": [
                     *           "7a7a8f5e-4283-4a82-8d71-91ae1f2a3002"
                     *         ],
                     *         "refused": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PostRunAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    undoEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The entry that is to stand in the books.
                 * @example 7a7a8f5e-4283-4a82-8d71-91ae1f2a3001
                 */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "how": "reverse_today"
                 *     }
                 */
                "application/json": components["schemas"]["UndoEntryRequest"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Undo requested",
                     *       "data": {
                     *         "id": "7a7a8f5e-4283-4a82-8d71-91ae1f2a3001",
                     *         "run_id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *         "payout_id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *         "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *         "store_name": "Juniper & Rye - Fishtown",
                     *         "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *         "platform": "ubereats",
                     *         "kind": "payout",
                     *         "document_number": "UE-7K3Q9FAB-1108-1",
                     *         "entry_on": "2026-11-08",
                     *         "currency": "USD",
                     *         "net_cents": 382500,
                     *         "payout": {
                     *           "id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *           "payout_ref": "UE-2026-11-10-000417",
                     *           "payout_on": "2026-11-10",
                     *           "net_cents": 382500,
                     *           "status": "ready",
                     *           "entry_counts": {
                     *             "total": 1,
                     *             "posted": 0
                     *           }
                     *         },
                     *         "debit_cents": 510000,
                     *         "status": "posted",
                     *         "status_reason": null,
                     *         "findings": [],
                     *         "deposit_difference": null,
                     *         "is_ambiguous": false,
                     *         "needs_only_approval": false,
                     *         "relates_to": null,
                     *         "approved_at": "2026-11-10T09:01:00.000Z",
                     *         "posted_at": "2026-11-10T09:01:03.000Z",
                     *         "verified_at": "2026-11-10T09:01:04.000Z",
                     *         "external_id": "192",
                     *         "books_url": "https://app.qbo.intuit.com/app/journal?txnId=192",
                     *         "posted_elsewhere": null,
                     *         "posted_again_as": null,
                     *         "updated_at": "2026-11-10T09:01:04.000Z",
                     *         "memo": "Uber Eats, Juniper & Rye - Fishtown (Marketplace), sales 2 to 8 Nov 2026, payout UE-2026-11-10-000417",
                     *         "lines": [
                     *           {
                     *             "account_id": "91",
                     *             "account_name": "Uber Eats Clearing",
                     *             "description": "",
                     *             "side": "debit",
                     *             "amount_cents": 510000,
                     *             "component": "net_payout",
                     *             "class": null,
                     *             "department": null
                     *           },
                     *           {
                     *             "account_id": "79",
                     *             "account_name": "Delivery sales",
                     *             "description": "",
                     *             "side": "credit",
                     *             "amount_cents": 510000,
                     *             "component": "gross_sales",
                     *             "class": null,
                     *             "department": null
                     *           }
                     *         ],
                     *         "identities": [
                     *           {
                     *             "id": "I1",
                     *             "holds": true,
                     *             "difference_cents": 0,
                     *             "message": null
                     *           }
                     *         ],
                     *         "attempts": [
                     *           {
                     *             "action": "send",
                     *             "at": "2026-11-10T09:01:02.000Z",
                     *             "request_id": "mfrggzdfmztwq2lk",
                     *             "http_status": 200,
                     *             "code": null,
                     *             "intuit_tid": "1-690c1d2e-5f6a7b8c9d0e1f2a3b4c5d6e",
                     *             "outcome": "posted",
                     *             "message": null,
                     *             "duration_ms": 412
                     *           }
                     *         ],
                     *         "posting": {
                     *           "state": "posted",
                     *           "operation": "create",
                     *           "request_id": "mfrggzdfmztwq2lk",
                     *           "sends": 1,
                     *           "asks": 0,
                     *           "next_attempt_at": null
                     *         },
                     *         "related": [
                     *           {
                     *             "id": "7a7a8f5e-4283-4a82-8d71-91ae1f2a3002",
                     *             "kind": "reversal",
                     *             "document_number": "UE-7K3Q9FAB-1108-R1",
                     *             "status": "ready"
                     *           }
                     *         ],
                     *         "post_run_id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f02",
                     *         "attachments": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EntryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    markEntryPostedElsewhere: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The entry that is to stand in the books.
                 * @example 7a7a8f5e-4283-4a82-8d71-91ae1f2a3001
                 */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reference": "JE 1182",
                 *       "on": "2026-11-09"
                 *     }
                 */
                "application/json": components["schemas"]["PostedElsewhereRequest"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Marked as posted elsewhere",
                     *       "data": {
                     *         "id": "7a7a8f5e-4283-4a82-8d71-91ae1f2a3001",
                     *         "run_id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *         "payout_id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *         "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *         "store_name": "Juniper & Rye - Fishtown",
                     *         "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *         "platform": "ubereats",
                     *         "kind": "payout",
                     *         "document_number": "UE-7K3Q9FAB-1108-1",
                     *         "entry_on": "2026-11-08",
                     *         "currency": "USD",
                     *         "net_cents": 382500,
                     *         "payout": {
                     *           "id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *           "payout_ref": "UE-2026-11-10-000417",
                     *           "payout_on": "2026-11-10",
                     *           "net_cents": 382500,
                     *           "status": "ready",
                     *           "entry_counts": {
                     *             "total": 1,
                     *             "posted": 0
                     *           }
                     *         },
                     *         "debit_cents": 510000,
                     *         "status": "posted",
                     *         "status_reason": null,
                     *         "findings": [],
                     *         "deposit_difference": null,
                     *         "is_ambiguous": false,
                     *         "needs_only_approval": false,
                     *         "relates_to": null,
                     *         "approved_at": "2026-11-10T09:01:00.000Z",
                     *         "posted_at": "2026-11-10T09:01:03.000Z",
                     *         "verified_at": "2026-11-10T09:01:04.000Z",
                     *         "external_id": "192",
                     *         "books_url": "https://app.qbo.intuit.com/app/journal?txnId=192",
                     *         "posted_elsewhere": null,
                     *         "posted_again_as": null,
                     *         "updated_at": "2026-11-10T09:01:04.000Z",
                     *         "memo": "Uber Eats, Juniper & Rye - Fishtown (Marketplace), sales 2 to 8 Nov 2026, payout UE-2026-11-10-000417",
                     *         "lines": [
                     *           {
                     *             "account_id": "91",
                     *             "account_name": "Uber Eats Clearing",
                     *             "description": "",
                     *             "side": "debit",
                     *             "amount_cents": 510000,
                     *             "component": "net_payout",
                     *             "class": null,
                     *             "department": null
                     *           },
                     *           {
                     *             "account_id": "79",
                     *             "account_name": "Delivery sales",
                     *             "description": "",
                     *             "side": "credit",
                     *             "amount_cents": 510000,
                     *             "component": "gross_sales",
                     *             "class": null,
                     *             "department": null
                     *           }
                     *         ],
                     *         "identities": [
                     *           {
                     *             "id": "I1",
                     *             "holds": true,
                     *             "difference_cents": 0,
                     *             "message": null
                     *           }
                     *         ],
                     *         "attempts": [
                     *           {
                     *             "action": "send",
                     *             "at": "2026-11-10T09:01:02.000Z",
                     *             "request_id": "mfrggzdfmztwq2lk",
                     *             "http_status": 200,
                     *             "code": null,
                     *             "intuit_tid": "1-690c1d2e-5f6a7b8c9d0e1f2a3b4c5d6e",
                     *             "outcome": "posted",
                     *             "message": null,
                     *             "duration_ms": 412
                     *           }
                     *         ],
                     *         "posting": {
                     *           "state": "posted",
                     *           "operation": "create",
                     *           "request_id": "mfrggzdfmztwq2lk",
                     *           "sends": 1,
                     *           "asks": 0,
                     *           "next_attempt_at": null
                     *         },
                     *         "related": [
                     *           {
                     *             "id": "7a7a8f5e-4283-4a82-8d71-91ae1f2a3002",
                     *             "kind": "reversal",
                     *             "document_number": "UE-7K3Q9FAB-1108-R1",
                     *             "status": "ready"
                     *           }
                     *         ],
                     *         "post_run_id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f02",
                     *         "attachments": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EntryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    resolveEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The entry that is to stand in the books.
                 * @example 7a7a8f5e-4283-4a82-8d71-91ae1f2a3001
                 */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "The books were asked",
                     *       "data": {
                     *         "id": "7a7a8f5e-4283-4a82-8d71-91ae1f2a3001",
                     *         "run_id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01",
                     *         "payout_id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *         "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *         "store_name": "Juniper & Rye - Fishtown",
                     *         "channel_id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *         "platform": "ubereats",
                     *         "kind": "payout",
                     *         "document_number": "UE-7K3Q9FAB-1108-1",
                     *         "entry_on": "2026-11-08",
                     *         "currency": "USD",
                     *         "net_cents": 382500,
                     *         "payout": {
                     *           "id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *           "payout_ref": "UE-2026-11-10-000417",
                     *           "payout_on": "2026-11-10",
                     *           "net_cents": 382500,
                     *           "status": "ready",
                     *           "entry_counts": {
                     *             "total": 1,
                     *             "posted": 0
                     *           }
                     *         },
                     *         "debit_cents": 510000,
                     *         "status": "posted",
                     *         "status_reason": null,
                     *         "findings": [],
                     *         "deposit_difference": null,
                     *         "is_ambiguous": false,
                     *         "needs_only_approval": false,
                     *         "relates_to": null,
                     *         "approved_at": "2026-11-10T09:01:00.000Z",
                     *         "posted_at": "2026-11-10T09:01:03.000Z",
                     *         "verified_at": "2026-11-10T09:01:04.000Z",
                     *         "external_id": "192",
                     *         "books_url": "https://app.qbo.intuit.com/app/journal?txnId=192",
                     *         "posted_elsewhere": null,
                     *         "posted_again_as": null,
                     *         "updated_at": "2026-11-10T09:01:04.000Z",
                     *         "memo": "Uber Eats, Juniper & Rye - Fishtown (Marketplace), sales 2 to 8 Nov 2026, payout UE-2026-11-10-000417",
                     *         "lines": [
                     *           {
                     *             "account_id": "91",
                     *             "account_name": "Uber Eats Clearing",
                     *             "description": "",
                     *             "side": "debit",
                     *             "amount_cents": 510000,
                     *             "component": "net_payout",
                     *             "class": null,
                     *             "department": null
                     *           },
                     *           {
                     *             "account_id": "79",
                     *             "account_name": "Delivery sales",
                     *             "description": "",
                     *             "side": "credit",
                     *             "amount_cents": 510000,
                     *             "component": "gross_sales",
                     *             "class": null,
                     *             "department": null
                     *           }
                     *         ],
                     *         "identities": [
                     *           {
                     *             "id": "I1",
                     *             "holds": true,
                     *             "difference_cents": 0,
                     *             "message": null
                     *           }
                     *         ],
                     *         "attempts": [
                     *           {
                     *             "action": "send",
                     *             "at": "2026-11-10T09:01:02.000Z",
                     *             "request_id": "mfrggzdfmztwq2lk",
                     *             "http_status": 200,
                     *             "code": null,
                     *             "intuit_tid": "1-690c1d2e-5f6a7b8c9d0e1f2a3b4c5d6e",
                     *             "outcome": "posted",
                     *             "message": null,
                     *             "duration_ms": 412
                     *           }
                     *         ],
                     *         "posting": {
                     *           "state": "posted",
                     *           "operation": "create",
                     *           "request_id": "mfrggzdfmztwq2lk",
                     *           "sends": 1,
                     *           "asks": 0,
                     *           "next_attempt_at": null
                     *         },
                     *         "related": [
                     *           {
                     *             "id": "7a7a8f5e-4283-4a82-8d71-91ae1f2a3002",
                     *             "kind": "reversal",
                     *             "document_number": "UE-7K3Q9FAB-1108-R1",
                     *             "status": "ready"
                     *           }
                     *         ],
                     *         "post_run_id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f02",
                     *         "attachments": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EntryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExceptions: {
        parameters: {
            query?: {
                /**
                 * @description Only those; all unless given.
                 * @example open
                 */
                status?: "open" | "resolved";
            };
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 500 exceptions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "9c9c0b7a-6485-4ca4-8f93-b3c03b4c5001",
                     *             "payout_id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *             "payout_ref": "UE-2026-11-10-000417",
                     *             "payout_on": "2026-11-10",
                     *             "platform": "ubereats",
                     *             "store_name": "Juniper & Rye - Fishtown",
                     *             "entry_id": "7a7a8f5e-4283-4a82-8d71-91ae1f2a3001",
                     *             "document_number": "UE-7K3Q9FAB-1108-1",
                     *             "amount_cents": 6587,
                     *             "printed_cents": 6587,
                     *             "unreadable_rows": 0,
                     *             "currency": "USD",
                     *             "reason": "Uber confirmed the order; the corrected report comes next week",
                     *             "recorded_by": {
                     *               "user_id": "5e5e1f0d-2c44-496b-909f-0b8c4a0b9f01",
                     *               "name": "Ada Palmer"
                     *             },
                     *             "recorded_at": "2026-11-10T09:01:00.000Z",
                     *             "resolution": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ExceptionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    resolveException: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description A difference of a deposit that was confirmed.
                 * @example 9c9c0b7a-6485-4ca4-8f93-b3c03b4c5001
                 */
                exception: components["parameters"]["Exception"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "Booked by hand as JE-1042, from the corrected report"
                 *     }
                 */
                "application/json": components["schemas"]["ResolveExceptionRequest"];
            };
        };
        responses: {
            /** @description The exception, resolved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Exception resolved",
                     *       "data": {
                     *         "id": "9c9c0b7a-6485-4ca4-8f93-b3c03b4c5001",
                     *         "payout_id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *         "payout_ref": "UE-2026-11-10-000417",
                     *         "payout_on": "2026-11-10",
                     *         "platform": "ubereats",
                     *         "store_name": "Juniper & Rye - Fishtown",
                     *         "entry_id": "7a7a8f5e-4283-4a82-8d71-91ae1f2a3001",
                     *         "document_number": "UE-7K3Q9FAB-1108-1",
                     *         "amount_cents": 6587,
                     *         "printed_cents": 6587,
                     *         "unreadable_rows": 0,
                     *         "currency": "USD",
                     *         "reason": "Uber confirmed the order; the corrected report comes next week",
                     *         "recorded_by": {
                     *           "user_id": "5e5e1f0d-2c44-496b-909f-0b8c4a0b9f01",
                     *           "name": "Ada Palmer"
                     *         },
                     *         "recorded_at": "2026-11-10T09:01:00.000Z",
                     *         "resolution": {
                     *           "how": "person",
                     *           "note": "Booked by hand as JE-1042, from the corrected report",
                     *           "by": {
                     *             "user_id": "5e5e1f0d-2c44-496b-909f-0b8c4a0b9f01",
                     *             "name": "Ada Palmer"
                     *           },
                     *           "at": "2026-11-12T16:30:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ExceptionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    listOwedOperations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 500 operations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "8b8b9a6f-5394-4b93-9e82-a2bf2a3b4001",
                     *             "entry_id": "7a7a8f5e-4283-4a82-8d71-91ae1f2a3001",
                     *             "document_number": "UE-7K3Q9FAB-1108-1",
                     *             "operation": "create",
                     *             "state": "unknown",
                     *             "sends": 1,
                     *             "asks": 1,
                     *             "since": "2026-11-10T09:01:00.000Z",
                     *             "age_s": 310,
                     *             "next_attempt_at": "2026-11-10T09:08:10.000Z",
                     *             "last_error": {
                     *               "code": "no_answer",
                     *               "message": "QuickBooks did not answer.",
                     *               "action": "Platebook asks again by itself."
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OwedOperationsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    listDrift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When the books were last compared, and what differs; at most 500 entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "checked_at": "2026-11-10T02:00:00.000Z",
                     *         "items": [
                     *           {
                     *             "entry_id": "7a7a8f5e-4283-4a82-8d71-91ae1f2a3001",
                     *             "document_number": "UE-7K3Q9FAB-1108-1",
                     *             "kind": "changed",
                     *             "differences": [
                     *               "amount_cents of account 79 is 509900 instead of 510000"
                     *             ],
                     *             "found_at": "2026-11-10T02:00:00.000Z",
                     *             "books_url": "https://app.qbo.intuit.com/app/journal?txnId=192"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DriftAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    checkDrift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comparison starts; what was known before is answered. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "checked_at": "2026-11-10T02:00:00.000Z",
                     *         "items": [
                     *           {
                     *             "entry_id": "7a7a8f5e-4283-4a82-8d71-91ae1f2a3001",
                     *             "document_number": "UE-7K3Q9FAB-1108-1",
                     *             "kind": "changed",
                     *             "differences": [
                     *               "amount_cents of account 79 is 509900 instead of 510000"
                     *             ],
                     *             "found_at": "2026-11-10T02:00:00.000Z",
                     *             "books_url": "https://app.qbo.intuit.com/app/journal?txnId=192"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DriftAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    undoSyncRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The sync run.
                 * @example 4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01
                 */
                run: components["parameters"]["SyncRun"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "how": "reverse_today"
                 *     }
                 */
                "application/json": components["schemas"]["UndoEntryRequest"];
            };
        };
        responses: {
            /** @description The run that takes it back, and what it leaves. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Posting started",
                     *       "data": {
                     *         "id": "4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f02",
                     *         "kind": "post",
                     *         "entry_ids": [
                     *           "7a7a8f5e-4283-4a82-8d71-91ae1f2a3001"
                     *         ],
                     *         "refused": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PostRunAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "new@example.test",
                 *       "password": "a long enough password",
                 *       "invite_code": "K7QW-93MX-4TBN"
                 *     }
                 */
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description Account created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Account created",
                     *       "data": {
                     *         "user": {
                     *           "id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *           "email": "new@example.test",
                     *           "phone": "",
                     *           "full_name": "",
                     *           "company": "",
                     *           "business_type": null,
                     *           "profile_complete": false,
                     *           "created_at": "2026-11-01T09:00:00.000Z"
                     *         },
                     *         "confirmation_required": true,
                     *         "session": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RegisterAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
        };
    };
    checkInviteCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "K7QW-93MX-4TBN"
                 *     }
                 */
                "application/json": components["schemas"]["InviteCodeRequest"];
            };
        };
        responses: {
            /** @description Request completed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "valid": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["InviteCodeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
        };
    };
    getAuthConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request completed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "invite_code_required": true,
                     *         "email_enabled": true,
                     *         "phone_enabled": true,
                     *         "auth_url": "http://127.0.0.1:4000/auth/v1",
                     *         "password_min_length": 8,
                     *         "dev_inbox": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AuthConfigAnswer"];
                };
            };
            500: components["responses"]["Unexpected"];
        };
    };
    logout: {
        parameters: {
            query?: {
                /**
                 * @description Which sessions end. `local` is this one, `others` all but this one.
                 * @example local
                 */
                scope?: "global" | "local" | "others";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Signed out",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["Unexpected"];
        };
    };
    updateMyPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "demo-owner-password",
                 *       "new_password": "a long enough password"
                 *     }
                 */
                "application/json": components["schemas"]["UpdatePasswordRequest"];
            };
        };
        responses: {
            /** @description Password changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Password changed",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
        };
    };
    cancelMyEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No change is pending. Answered alike where none was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Email change canceled",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["Unexpected"];
        };
    };
    getMyPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request completed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "theme": "light",
                     *         "density": "comfortable",
                     *         "time_zone": null,
                     *         "number_style": "minus",
                     *         "keyboard_shortcuts": true,
                     *         "message_duration": "normal",
                     *         "favourite_client_ids": [],
                     *         "saved_views": [],
                     *         "notifications": {
                     *           "import_finished": {
                     *             "in_app": true,
                     *             "email": "never"
                     *           },
                     *           "import_blocked": {
                     *             "in_app": true,
                     *             "email": "at_once"
                     *           },
                     *           "payout_needs_review": {
                     *             "in_app": true,
                     *             "email": "never"
                     *           },
                     *           "mapping_needed": {
                     *             "in_app": true,
                     *             "email": "never"
                     *           },
                     *           "connection_expiring": {
                     *             "in_app": true,
                     *             "email": "at_once"
                     *           },
                     *           "connection_lost": {
                     *             "in_app": true,
                     *             "email": "at_once"
                     *           },
                     *           "run_failed": {
                     *             "in_app": true,
                     *             "email": "at_once"
                     *           },
                     *           "entry_posted": {
                     *             "in_app": true,
                     *             "email": "never"
                     *           },
                     *           "entry_failed": {
                     *             "in_app": true,
                     *             "email": "at_once"
                     *           },
                     *           "books_changed": {
                     *             "in_app": true,
                     *             "email": "at_once"
                     *           },
                     *           "batch_finished": {
                     *             "in_app": true,
                     *             "email": "never"
                     *           },
                     *           "report_ready": {
                     *             "in_app": true,
                     *             "email": "never"
                     *           },
                     *           "store_claimed": {
                     *             "in_app": true,
                     *             "email": "at_once"
                     *           },
                     *           "team_changed": {
                     *             "in_app": true,
                     *             "email": "never"
                     *           },
                     *           "plan_changed": {
                     *             "in_app": true,
                     *             "email": "never"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PreferencesAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["Unexpected"];
        };
    };
    updateMyPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "theme": "dark"
                 *     }
                 */
                "application/json": components["schemas"]["UpdatePreferencesRequest"];
            };
        };
        responses: {
            /** @description Preferences saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Preferences saved",
                     *       "data": {
                     *         "theme": "dark",
                     *         "density": "comfortable",
                     *         "time_zone": null,
                     *         "number_style": "minus",
                     *         "keyboard_shortcuts": true,
                     *         "message_duration": "normal",
                     *         "favourite_client_ids": [],
                     *         "saved_views": [],
                     *         "notifications": {
                     *           "import_finished": {
                     *             "in_app": true,
                     *             "email": "never"
                     *           },
                     *           "import_blocked": {
                     *             "in_app": true,
                     *             "email": "at_once"
                     *           },
                     *           "payout_needs_review": {
                     *             "in_app": true,
                     *             "email": "never"
                     *           },
                     *           "mapping_needed": {
                     *             "in_app": true,
                     *             "email": "never"
                     *           },
                     *           "connection_expiring": {
                     *             "in_app": true,
                     *             "email": "at_once"
                     *           },
                     *           "connection_lost": {
                     *             "in_app": true,
                     *             "email": "at_once"
                     *           },
                     *           "run_failed": {
                     *             "in_app": true,
                     *             "email": "at_once"
                     *           },
                     *           "entry_posted": {
                     *             "in_app": true,
                     *             "email": "never"
                     *           },
                     *           "entry_failed": {
                     *             "in_app": true,
                     *             "email": "at_once"
                     *           },
                     *           "books_changed": {
                     *             "in_app": true,
                     *             "email": "at_once"
                     *           },
                     *           "batch_finished": {
                     *             "in_app": true,
                     *             "email": "never"
                     *           },
                     *           "report_ready": {
                     *             "in_app": true,
                     *             "email": "never"
                     *           },
                     *           "store_claimed": {
                     *             "in_app": true,
                     *             "email": "at_once"
                     *           },
                     *           "team_changed": {
                     *             "in_app": true,
                     *             "email": "never"
                     *           },
                     *           "plan_changed": {
                     *             "in_app": true,
                     *             "email": "never"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PreferencesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    getMyAccess: {
        parameters: {
            query?: {
                /**
                 * @description The tenant asked about; the first one of the caller when left out.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request completed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "user_id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *         "is_admin": false,
                     *         "permissions": [
                     *           "listStores",
                     *           "createStore"
                     *         ],
                     *         "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *         "tenant_role": "user_owner",
                     *         "tenant_role_name": "tenant_owner",
                     *         "level": "user_owner",
                     *         "level_label": "Tenant Owner",
                     *         "capabilities": [
                     *           "view_operation_logs",
                     *           "view_error_analysis",
                     *           "view_request_traces",
                     *           "export_data"
                     *         ],
                     *         "is_qbo_user": true,
                     *         "has_subscription": true,
                     *         "has_platforms": true,
                     *         "has_qbo_mapping": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AdminUserAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    getMyPermission: {
        parameters: {
            query?: {
                /**
                 * @description The tenant asked about; the first one of the caller when left out.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant_id?: string;
            };
            header?: never;
            path: {
                /**
                 * @description An operation id or a capability.
                 * @example createStore
                 */
                permission: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request completed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "permission": "createStore",
                     *         "has_permission": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PermissionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    createUserTenant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "full_name": "Dana Whitfield",
                 *       "business_type": "owner",
                 *       "tenant_name": "Juniper & Rye",
                 *       "country": "US",
                 *       "time_zone": "America/New_York"
                 *     }
                 */
                "application/json": components["schemas"]["SetupUserTenantRequest"];
            };
        };
        responses: {
            /** @description Registration complete. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Registration complete",
                     *       "data": {
                     *         "user": {
                     *           "id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *           "email": "owner@demo.platebook.test",
                     *           "phone": "",
                     *           "full_name": "Dana Whitfield",
                     *           "company": "",
                     *           "business_type": "owner",
                     *           "profile_complete": true,
                     *           "created_at": "2026-11-01T09:00:00.000Z"
                     *         },
                     *         "role": "user_owner",
                     *         "tenants": [
                     *           {
                     *             "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *             "tenant_name": "Juniper & Rye",
                     *             "tenant_role": "user_owner",
                     *             "level_label": "Tenant Owner",
                     *             "joined_at": "2026-11-01T09:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MeWithTenantAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    createTenant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Juniper & Rye"
                 *     }
                 */
                "application/json": components["schemas"]["TenantRequest"];
            };
        };
        responses: {
            /** @description Tenant created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Tenant created",
                     *       "data": {
                     *         "id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *         "name": "Juniper & Rye",
                     *         "tenant_role": "user_owner",
                     *         "created_at": "2026-11-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TenantAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    getTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request completed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *         "name": "Juniper & Rye",
                     *         "tenant_role": "user_owner",
                     *         "created_at": "2026-11-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TenantAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    updateTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Juniper & Rye LLC"
                 *     }
                 */
                "application/json": components["schemas"]["TenantRequest"];
            };
        };
        responses: {
            /** @description Tenant saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Tenant saved",
                     *       "data": {
                     *         "id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *         "name": "Juniper & Rye LLC",
                     *         "tenant_role": "user_owner",
                     *         "created_at": "2026-11-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TenantAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    deleteTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tenant deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Tenant deleted",
                     *       "data": {
                     *         "id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    listMySessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request completed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "7d7d0c2e-5394-4d93-8f8e-9f0a1b2c3d01",
                     *             "created_at": "2026-11-01T09:00:00.000Z",
                     *             "last_active_at": "2026-11-01T09:00:00.000Z",
                     *             "user_agent": "Firefox on macOS",
                     *             "address": "203.0.113.9",
                     *             "is_current": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserSessionsAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["Unexpected"];
        };
    };
    deleteMySession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session.
                 * @example 7d7d0c2e-5394-4d93-8f8e-9f0a1b2c3d01
                 */
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Session ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Session ended",
                     *       "data": {
                     *         "id": "7d7d0c2e-5394-4d93-8f8e-9f0a1b2c3d01"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    listMyTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request completed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "8e8e1d3f-64a5-4ea4-909f-a01b2c3d4e01",
                     *             "name": "Nightly export",
                     *             "prefix": "pbt_3kq9",
                     *             "access": "read",
                     *             "tenant_ids": null,
                     *             "created_at": "2026-11-01T09:00:00.000Z",
                     *             "expires_at": null,
                     *             "last_used_at": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ApiTokensAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["Unexpected"];
        };
    };
    createMyToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nightly export",
                 *       "access": "read"
                 *     }
                 */
                "application/json": components["schemas"]["CreateApiTokenRequest"];
            };
        };
        responses: {
            /** @description API token created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "API token created",
                     *       "data": {
                     *         "token": {
                     *           "id": "8e8e1d3f-64a5-4ea4-909f-a01b2c3d4e01",
                     *           "name": "Nightly export",
                     *           "prefix": "pbt_3kq9",
                     *           "access": "read",
                     *           "tenant_ids": null,
                     *           "created_at": "2026-11-01T09:00:00.000Z",
                     *           "expires_at": null,
                     *           "last_used_at": null
                     *         },
                     *         "secret": "pbt_3kq9Zc0d8yTqLw2mVb7nXs5fGh1jRk4e"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedApiTokenAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    deleteMyToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The API token.
                 * @example 8e8e1d3f-64a5-4ea4-909f-a01b2c3d4e01
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description API token revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "API token revoked",
                     *       "data": {
                     *         "id": "8e8e1d3f-64a5-4ea4-909f-a01b2c3d4e01"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    previewInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "inv_2f1c"
                 *     }
                 */
                "application/json": components["schemas"]["InvitationTokenRequest"];
            };
        };
        responses: {
            /** @description Request completed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "email": "sam@example.test",
                     *         "invited_by": "Dana Whitfield",
                     *         "tenant_names": [
                     *           "Juniper & Rye"
                     *         ],
                     *         "tenant_role": "user_manager",
                     *         "level_label": "Tenant Manager",
                     *         "message": "",
                     *         "expires_at": "2026-11-01T09:00:00.000Z",
                     *         "has_account": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["InvitationForMeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "inv_2f1c"
                 *     }
                 */
                "application/json": components["schemas"]["InvitationTokenRequest"];
            };
        };
        responses: {
            /** @description Invitation accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Invitation accepted",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *             "tenant_name": "Juniper & Rye",
                     *             "tenant_role": "user_owner",
                     *             "level_label": "Tenant Owner",
                     *             "joined_at": "2026-11-01T09:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MyTenantsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    listMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request completed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "user_id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *             "email": "owner@demo.platebook.test",
                     *             "full_name": "Dana Whitfield",
                     *             "tenant_role": "user_owner",
                     *             "level_label": "Tenant Owner",
                     *             "client_scope": "listed",
                     *             "joined_at": "2026-11-01T09:00:00.000Z",
                     *             "invited_by": null,
                     *             "last_active_at": "2026-11-01T09:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MembersAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The user id of the member.
                 * @example 0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01
                 */
                member: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tenant_role": "user_manager"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateMemberRequest"];
            };
        };
        responses: {
            /** @description Role changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Role changed",
                     *       "data": {
                     *         "user_id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *         "email": "owner@demo.platebook.test",
                     *         "full_name": "Dana Whitfield",
                     *         "tenant_role": "user_manager",
                     *         "level_label": "Tenant Manager",
                     *         "client_scope": "listed",
                     *         "joined_at": "2026-11-01T09:00:00.000Z",
                     *         "invited_by": null,
                     *         "last_active_at": "2026-11-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MemberAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    deleteMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The user id of the member.
                 * @example 0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01
                 */
                member: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Member removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Member removed",
                     *       "data": {
                     *         "id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    updateOwnership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01"
                 *     }
                 */
                "application/json": components["schemas"]["TransferOwnershipRequest"];
            };
        };
        responses: {
            /** @description Ownership transferred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Ownership transferred",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "user_id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *             "email": "owner@demo.platebook.test",
                     *             "full_name": "Dana Whitfield",
                     *             "tenant_role": "user_owner",
                     *             "level_label": "Tenant Owner",
                     *             "client_scope": "listed",
                     *             "joined_at": "2026-11-01T09:00:00.000Z",
                     *             "invited_by": null,
                     *             "last_active_at": "2026-11-01T09:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MembersAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request completed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "9f9f2e40-75b6-4fb5-81a0-b12c3d4e5f01",
                     *             "email": "sam@example.test",
                     *             "tenant_role": "user_manager",
                     *             "level_label": "Tenant Manager",
                     *             "client_scope": "listed",
                     *             "tenant_ids": [
                     *               "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01"
                     *             ],
                     *             "message": "",
                     *             "state": "pending",
                     *             "invited_by": "Dana Whitfield",
                     *             "created_at": "2026-11-01T09:00:00.000Z",
                     *             "expires_at": "2026-11-08T09:00:00.000Z",
                     *             "last_sent_at": "2026-11-01T09:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["InvitationsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    createInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "emails": [
                 *         "sam@example.test"
                 *       ],
                 *       "tenant_role": "user_manager"
                 *     }
                 */
                "application/json": components["schemas"]["CreateInvitationsRequest"];
            };
        };
        responses: {
            /** @description Invitations sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Invitations sent",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "9f9f2e40-75b6-4fb5-81a0-b12c3d4e5f01",
                     *             "email": "sam@example.test",
                     *             "tenant_role": "user_manager",
                     *             "level_label": "Tenant Manager",
                     *             "client_scope": "listed",
                     *             "tenant_ids": [
                     *               "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01"
                     *             ],
                     *             "message": "",
                     *             "state": "pending",
                     *             "invited_by": "Dana Whitfield",
                     *             "created_at": "2026-11-01T09:00:00.000Z",
                     *             "expires_at": "2026-11-08T09:00:00.000Z",
                     *             "last_sent_at": "2026-11-01T09:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["InvitationsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
        };
    };
    deleteInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The invitation.
                 * @example 9f9f2e40-75b6-4fb5-81a0-b12c3d4e5f01
                 */
                invitation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invitation revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Invitation revoked",
                     *       "data": {
                     *         "id": "9f9f2e40-75b6-4fb5-81a0-b12c3d4e5f01",
                     *         "email": "sam@example.test",
                     *         "tenant_role": "user_manager",
                     *         "level_label": "Tenant Manager",
                     *         "client_scope": "listed",
                     *         "tenant_ids": [
                     *           "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01"
                     *         ],
                     *         "message": "",
                     *         "state": "revoked",
                     *         "invited_by": "Dana Whitfield",
                     *         "created_at": "2026-11-01T09:00:00.000Z",
                     *         "expires_at": "2026-11-08T09:00:00.000Z",
                     *         "last_sent_at": "2026-11-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["InvitationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The invitation.
                 * @example 9f9f2e40-75b6-4fb5-81a0-b12c3d4e5f01
                 */
                invitation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invitation sent again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Invitation sent again",
                     *       "data": {
                     *         "id": "9f9f2e40-75b6-4fb5-81a0-b12c3d4e5f01",
                     *         "email": "sam@example.test",
                     *         "tenant_role": "user_manager",
                     *         "level_label": "Tenant Manager",
                     *         "client_scope": "listed",
                     *         "tenant_ids": [
                     *           "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01"
                     *         ],
                     *         "message": "",
                     *         "state": "pending",
                     *         "invited_by": "Dana Whitfield",
                     *         "created_at": "2026-11-01T09:00:00.000Z",
                     *         "expires_at": "2026-11-08T09:00:00.000Z",
                     *         "last_sent_at": "2026-11-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["InvitationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
        };
    };
    createAccessRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client_id": "1a1a6a5e-7f42-4a59-9e0c-2b8e7f9d0c01",
                 *       "message": "I do the books for this restaurant."
                 *     }
                 */
                "application/json": components["schemas"]["CreateAccessRequest"];
            };
        };
        responses: {
            /** @description If the client exists its owners have been asked. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "If the client exists its owners have been asked",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
        };
    };
    listAccessRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request completed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "a0a03f51-86c7-40c6-92b1-c23d4e5f6001",
                     *             "user_id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *             "email": "sam@example.test",
                     *             "full_name": "Sam Ortiz",
                     *             "message": "I do the books for this restaurant.",
                     *             "state": "pending",
                     *             "created_at": "2026-11-01T09:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AccessRequestsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    updateAccessRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The access request.
                 * @example a0a03f51-86c7-40c6-92b1-c23d4e5f6001
                 */
                access_request: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "approved",
                 *       "tenant_role": "user_basic"
                 *     }
                 */
                "application/json": components["schemas"]["DecideAccessRequest"];
            };
        };
        responses: {
            /** @description Access request decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Access request decided",
                     *       "data": {
                     *         "id": "a0a03f51-86c7-40c6-92b1-c23d4e5f6001",
                     *         "user_id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *         "email": "sam@example.test",
                     *         "full_name": "Sam Ortiz",
                     *         "message": "I do the books for this restaurant.",
                     *         "state": "approved",
                     *         "created_at": "2026-11-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AccessRequestAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    listAuditRecords: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page holds.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before; an unknown one is refused.
                 * @example WyIyMDI2LTExLTEwIl0
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request completed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "sequence": 1,
                     *             "action": "store.created",
                     *             "target_type": "store",
                     *             "target_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *             "actor_kind": "user",
                     *             "actor_user_id": "0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01",
                     *             "actor_name": "Dana Whitfield",
                     *             "details": {
                     *               "name": "Fishtown"
                     *             },
                     *             "request_id": "7b1f5c1e-6a53-4a55-9f2c-0c6f3f0a9b01",
                     *             "recorded_at": "2026-11-01T09:00:00.000Z",
                     *             "hash": "9b74c9897bac770ffc029102a200c5de9b74c9897bac770ffc029102a200c5de"
                     *           }
                     *         ],
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AuditRecordsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    getAuditVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request completed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "holds": true,
                     *         "records": 128,
                     *         "broken_at": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AuditVerificationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    getPlatformStore: {
        parameters: {
            query?: {
                /**
                 * @description The platform; `ubereats` when left out.
                 * @example ubereats
                 */
                channel_type?: components["schemas"]["ChannelType"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The platform's own id of the store.
                 * @example a1b2
                 */
                platform_store: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request completed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *         "store_name": "Juniper & Rye - Fishtown",
                     *         "channel": {
                     *           "id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *           "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *           "channel_type": "ubereats",
                     *           "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000001",
                     *           "channel_config": {
                     *             "posting_mode": "review"
                     *           },
                     *           "qbo_mapping_config": {
                     *             "accounts": {}
                     *           },
                     *           "created_at": "2026-11-01T09:00:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PlatformStoreAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    previewSales: {
        parameters: {
            query?: {
                /**
                 * @description The newest payout of this platform.
                 * @example ubereats
                 */
                platform?: components["schemas"]["ChannelType"];
                /**
                 * @description The newest payout of this store.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request completed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "preview": {
                     *           "payout_id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *           "platform": "ubereats",
                     *           "platform_store_name": "Juniper & Rye - Fishtown",
                     *           "payout_on": "2026-11-10",
                     *           "currency": "USD",
                     *           "net_cents": 75000,
                     *           "recorded_by_pos_cents": 100000,
                     *           "kept_cents": 25000,
                     *           "recorded_by_pos": [
                     *             {
                     *               "account": "Clearing – Uber Eats",
                     *               "side": "debit",
                     *               "amount_cents": 100000
                     *             },
                     *             {
                     *               "account": "Delivery sales – Uber Eats",
                     *               "side": "credit",
                     *               "amount_cents": 100000
                     *             }
                     *           ],
                     *           "report": [
                     *             {
                     *               "document_number": "UE-7K3Q9FAB-1108-1",
                     *               "date": "2026-11-08",
                     *               "memo": "Uber Eats, Juniper & Rye - Fishtown (Marketplace), payout PR-417",
                     *               "part": 1,
                     *               "parts": 1,
                     *               "lines": [
                     *                 {
                     *                   "account": "Clearing – Uber Eats",
                     *                   "description": "",
                     *                   "side": "debit",
                     *                   "amount_cents": 75000
                     *                 },
                     *                 {
                     *                   "account": "Delivery commission",
                     *                   "description": "",
                     *                   "side": "debit",
                     *                   "amount_cents": 25000
                     *                 },
                     *                 {
                     *                   "account": "Delivery sales – Uber Eats",
                     *                   "description": "",
                     *                   "side": "credit",
                     *                   "amount_cents": 100000
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "pos": [
                     *             {
                     *               "document_number": "UE-7K3Q9FAB-1108-1",
                     *               "date": "2026-11-08",
                     *               "memo": "Uber Eats, Juniper & Rye - Fishtown (Marketplace), payout PR-417",
                     *               "part": 1,
                     *               "parts": 1,
                     *               "lines": [
                     *                 {
                     *                   "account": "Delivery commission",
                     *                   "description": "",
                     *                   "side": "debit",
                     *                   "amount_cents": 25000
                     *                 },
                     *                 {
                     *                   "account": "Clearing – Uber Eats",
                     *                   "description": "",
                     *                   "side": "credit",
                     *                   "amount_cents": 25000
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "blocked": [],
                     *           "warnings": []
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SalesPreviewAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    getTenantSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request completed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "time_zone": "America/New_York",
                     *         "currency": "USD",
                     *         "basis": "accrual",
                     *         "split": "month",
                     *         "by": "payout",
                     *         "bank_leg": "none",
                     *         "sales": "report",
                     *         "posting_mode": "review",
                     *         "watch_window_days": 28,
                     *         "late_rows": "amend",
                     *         "closed_period": "post_today",
                     *         "tax_mode": "pass_through_gross",
                     *         "memo_tax": "ignore",
                     *         "split_tax": "restaurant_remits",
                     *         "revenue": "gross",
                     *         "defaults": {
                     *           "time_zone": "America/New_York",
                     *           "currency": "USD",
                     *           "basis": "accrual",
                     *           "split": "month",
                     *           "by": "payout",
                     *           "bank_leg": "none",
                     *           "sales": "report",
                     *           "posting_mode": "review",
                     *           "watch_window_days": 28,
                     *           "late_rows": "amend",
                     *           "closed_period": "post_today",
                     *           "tax_mode": "pass_through_gross",
                     *           "memo_tax": "ignore",
                     *           "split_tax": "restaurant_remits",
                     *           "revenue": "gross"
                     *         },
                     *         "updated_at": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TenantSettingsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    updateTenantSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "watch_window_days": 35
                 *     }
                 */
                "application/json": components["schemas"]["SaveTenantSettingsRequest"];
            };
        };
        responses: {
            /** @description Settings saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Settings saved",
                     *       "data": {
                     *         "time_zone": "America/New_York",
                     *         "currency": "USD",
                     *         "basis": "accrual",
                     *         "split": "month",
                     *         "by": "payout",
                     *         "bank_leg": "none",
                     *         "sales": "report",
                     *         "posting_mode": "review",
                     *         "watch_window_days": 35,
                     *         "late_rows": "amend",
                     *         "closed_period": "post_today",
                     *         "tax_mode": "pass_through_gross",
                     *         "memo_tax": "ignore",
                     *         "split_tax": "restaurant_remits",
                     *         "revenue": "gross",
                     *         "defaults": {
                     *           "time_zone": "America/New_York",
                     *           "currency": "USD",
                     *           "basis": "accrual",
                     *           "split": "month",
                     *           "by": "payout",
                     *           "bank_leg": "none",
                     *           "sales": "report",
                     *           "posting_mode": "review",
                     *           "watch_window_days": 28,
                     *           "late_rows": "amend",
                     *           "closed_period": "post_today",
                     *           "tax_mode": "pass_through_gross",
                     *           "memo_tax": "ignore",
                     *           "split_tax": "restaurant_remits",
                     *           "revenue": "gross"
                     *         },
                     *         "updated_at": "2026-11-01T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TenantSettingsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    getSignInPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "second_step_required": false,
                     *         "members_without": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SignInPolicyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    updateSignInPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "second_step_required": true
                 *     }
                 */
                "application/json": components["schemas"]["SaveSignInPolicyRequest"];
            };
        };
        responses: {
            /** @description The policy as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Sign-in policy saved",
                     *       "data": {
                     *         "second_step_required": true,
                     *         "members_without": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SignInPolicyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    listBooksObjects: {
        parameters: {
            query?: {
                /**
                 * @description Which list.
                 * @example account
                 */
                kind?: "account" | "class" | "department" | "vendor" | "customer" | "tax_code";
            };
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The objects of one kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "kind": "account",
                     *             "id": "80",
                     *             "name": "Delivery commission",
                     *             "full_name": "Delivery:Delivery commission",
                     *             "active": true,
                     *             "account_type": "Expense",
                     *             "account_sub_type": "CommissionsAndFees",
                     *             "classification": "Expense",
                     *             "account_number": "6120",
                     *             "currency": "USD",
                     *             "blocked": null
                     *           }
                     *         ],
                     *         "books": {
                     *           "connection_id": "8c8c9b7f-64a5-42a4-8f93-b3c031425301",
                     *           "company_name": "Juniper & Rye LLC",
                     *           "realm": "•••• 4321",
                     *           "status": "connected",
                     *           "currency": "USD",
                     *           "country": "US",
                     *           "refreshed_at": "2026-11-21T03:00:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BooksObjectsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    createBooksAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Tablet fees",
                 *       "account_type": "Expense"
                 *     }
                 */
                "application/json": components["schemas"]["CreateBooksAccountRequest"];
            };
        };
        responses: {
            /** @description The account. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Account created",
                     *       "data": {
                     *         "kind": "account",
                     *         "id": "112",
                     *         "name": "Tablet fees",
                     *         "full_name": "Tablet fees",
                     *         "active": true,
                     *         "account_type": "Expense",
                     *         "account_sub_type": "OtherMiscellaneousServiceCost",
                     *         "classification": "Expense",
                     *         "account_number": null,
                     *         "currency": "USD",
                     *         "blocked": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BooksObjectAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBooksRefresh: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How much the books offer now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Accounts refreshed",
                     *       "data": {
                     *         "objects": 92,
                     *         "inactive": 3,
                     *         "books": {
                     *           "connection_id": "8c8c9b7f-64a5-42a4-8f93-b3c031425301",
                     *           "company_name": "Juniper & Rye LLC",
                     *           "realm": "•••• 4321",
                     *           "status": "connected",
                     *           "currency": "USD",
                     *           "country": "US",
                     *           "refreshed_at": "2026-11-21T03:00:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BooksRefreshAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountMapping: {
        parameters: {
            query?: {
                /**
                 * @description The platform whose mapping it is; without it the client's default.
                 * @example ubereats
                 */
                platform?: "ubereats" | "doordash";
                /**
                 * @description The store whose mapping it is.
                 * @example 2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01
                 */
                store_id?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mapping of this scope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "platform": null,
                     *         "store_id": null,
                     *         "version": 1,
                     *         "currency": "USD",
                     *         "books": {
                     *           "connection_id": "8c8c9b7f-64a5-42a4-8f93-b3c031425301",
                     *           "company_name": "Juniper & Rye LLC",
                     *           "realm": "•••• 4321",
                     *           "status": "connected",
                     *           "currency": "USD",
                     *           "country": "US",
                     *           "refreshed_at": "2026-11-21T03:00:00.000Z"
                     *         },
                     *         "rows": [
                     *           {
                     *             "component": "commission",
                     *             "label": "Delivery commission",
                     *             "group": "fees",
                     *             "seen": true,
                     *             "open": false,
                     *             "sample_cents": -127500,
                     *             "payouts": 4,
                     *             "rows": null,
                     *             "follows": null,
                     *             "account_types": [
                     *               "Expense",
                     *               "Cost of Goods Sold",
                     *               "Other Expense"
                     *             ],
                     *             "own": {
                     *               "account_id": "80",
                     *               "class_id": null,
                     *               "department_id": null,
                     *               "tax_code_id": null,
                     *               "entity": null
                     *             },
                     *             "effective": {
                     *               "account_id": "80",
                     *               "class_id": null,
                     *               "department_id": null,
                     *               "tax_code_id": null,
                     *               "entity": null,
                     *               "account_name": "Delivery:Delivery commission",
                     *               "class_name": null,
                     *               "department_name": null,
                     *               "account_from": "client"
                     *             },
                     *             "effective_from": null,
                     *             "problem": null,
                     *             "suggestion": null,
                     *             "changed_at": "2026-11-20T14:02:00.000Z",
                     *             "changed_by": "Dana Whitfield"
                     *           }
                     *         ],
                     *         "summary": {
                     *           "seen": 1,
                     *           "mapped": 1,
                     *           "open_cents": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AccountMappingAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    updateAccountMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "platform": "ubereats",
                 *       "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                 *       "version": null,
                 *       "components": [
                 *         {
                 *           "component": "commission",
                 *           "target": {
                 *             "account_id": "80",
                 *             "class_id": null,
                 *             "department_id": null,
                 *             "tax_code_id": null,
                 *             "entity": null
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateAccountMappingRequest"];
            };
        };
        responses: {
            /** @description The mapping as it is now, and the posted entries that the change would have told otherwise. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Mapping saved",
                     *       "data": {
                     *         "mapping": {
                     *           "platform": null,
                     *           "store_id": null,
                     *           "version": 1,
                     *           "currency": "USD",
                     *           "books": {
                     *             "connection_id": "8c8c9b7f-64a5-42a4-8f93-b3c031425301",
                     *             "company_name": "Juniper & Rye LLC",
                     *             "realm": "•••• 4321",
                     *             "status": "connected",
                     *             "currency": "USD",
                     *             "country": "US",
                     *             "refreshed_at": "2026-11-21T03:00:00.000Z"
                     *           },
                     *           "rows": [
                     *             {
                     *               "component": "commission",
                     *               "label": "Delivery commission",
                     *               "group": "fees",
                     *               "seen": true,
                     *               "open": false,
                     *               "sample_cents": -127500,
                     *               "payouts": 4,
                     *               "rows": null,
                     *               "follows": null,
                     *               "account_types": [
                     *                 "Expense",
                     *                 "Cost of Goods Sold",
                     *                 "Other Expense"
                     *               ],
                     *               "own": {
                     *                 "account_id": "80",
                     *                 "class_id": null,
                     *                 "department_id": null,
                     *                 "tax_code_id": null,
                     *                 "entity": null
                     *               },
                     *               "effective": {
                     *                 "account_id": "80",
                     *                 "class_id": null,
                     *                 "department_id": null,
                     *                 "tax_code_id": null,
                     *                 "entity": null,
                     *                 "account_name": "Delivery:Delivery commission",
                     *                 "class_name": null,
                     *                 "department_name": null,
                     *                 "account_from": "client"
                     *               },
                     *               "effective_from": null,
                     *               "problem": null,
                     *               "suggestion": null,
                     *               "changed_at": "2026-11-20T14:02:00.000Z",
                     *               "changed_by": "Dana Whitfield"
                     *             }
                     *           ],
                     *           "summary": {
                     *             "seen": 1,
                     *             "mapped": 1,
                     *             "open_cents": 0
                     *           }
                     *         },
                     *         "affected_entries": [
                     *           {
                     *             "id": "7b7b8a6e-5394-4193-9e82-a2bf20314201",
                     *             "document_number": "UE-7K3Q9FAB-0405-2",
                     *             "entry_on": "2026-04-05"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SavedAccountMappingAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    exportAccountMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description The file's name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example platform,store,store_id,component,label,account_number,account,class,location,tax_code,customer,vendor,effective_from */
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    importAccountMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "csv": "platform,store,component,account\r\n,,commission,6120\r\n",
                 *       "dry_run": true
                 *     }
                 */
                "application/json": components["schemas"]["ImportCsvRequest"];
            };
        };
        responses: {
            /** @description What changes, and what is wrong. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Mapping compared",
                     *       "data": {
                     *         "dry_run": true,
                     *         "lines": 1,
                     *         "changes": [
                     *           {
                     *             "line": 2,
                     *             "component": "commission",
                     *             "label": "Delivery commission",
                     *             "place": "All stores",
                     *             "before": null,
                     *             "after": "6120 Delivery commission"
                     *           }
                     *         ],
                     *         "errors": [],
                     *         "affected_entries": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportedAccountMappingAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    listAccountMappingChanges: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page holds.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before; an unknown one is refused.
                 * @example WyIyMDI2LTExLTEwIl0
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "6a6a7f5d-4283-4082-8d71-91ae1f203101",
                     *             "platform": null,
                     *             "store_id": null,
                     *             "store_name": null,
                     *             "component": "commission",
                     *             "label": "Delivery commission",
                     *             "before": null,
                     *             "after": {
                     *               "account_id": "80",
                     *               "class_id": null,
                     *               "department_id": null,
                     *               "tax_code_id": null,
                     *               "entity": null
                     *             },
                     *             "before_account_name": null,
                     *             "after_account_name": "Delivery:Delivery commission",
                     *             "effective_from": null,
                     *             "changed_by": "Dana Whitfield",
                     *             "changed_at": "2026-11-20T14:02:00.000Z"
                     *           }
                     *         ],
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AccountMappingChangesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    createAccountMappingUndo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The change.
                 * @example 6a6a7f5d-4283-4082-8d71-91ae1f203101
                 */
                change: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dry_run": true
                 *     }
                 */
                "application/json": components["schemas"]["UndoAccountMappingRequest"];
            };
        };
        responses: {
            /** @description What was undone, and the posted entries that the change had touched. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Change undone",
                     *       "data": {
                     *         "dry_run": true,
                     *         "change": null,
                     *         "affected_entries": [
                     *           {
                     *             "id": "7b7b8a6e-5394-4193-9e82-a2bf20314201",
                     *             "document_number": "UE-7K3Q9FAB-0405-2",
                     *             "entry_on": "2026-04-05"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AccountMappingUndoAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    listAccountMappingTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "us_facilitated",
                     *             "name": "United States, platform remits sales tax",
                     *             "description": "For states where the platform collects and remits sales tax.",
                     *             "accounts": [
                     *               {
                     *                 "platform": "ubereats",
                     *                 "component": "net_payout",
                     *                 "name": "Clearing – Uber Eats",
                     *                 "account_type": "Other Current Asset"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AccountMappingTemplatesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    createAccountMappingFromTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "template": "us_facilitated",
                 *       "dry_run": true
                 *     }
                 */
                "application/json": components["schemas"]["ApplyMappingTemplateRequest"];
            };
        };
        responses: {
            /** @description What the template maps, and what the books lack. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Template compared",
                     *       "data": {
                     *         "dry_run": true,
                     *         "proposals": [
                     *           {
                     *             "platform": null,
                     *             "component": "commission",
                     *             "label": "Delivery commission",
                     *             "account_id": "80",
                     *             "account_name": "Delivery:Delivery commission",
                     *             "replaces": null,
                     *             "reason": "Same name"
                     *           }
                     *         ],
                     *         "unmatched": [
                     *           {
                     *             "platform": "ubereats",
                     *             "component": "net_payout",
                     *             "label": "Clearing",
                     *             "account_name": "Clearing – Uber Eats",
                     *             "account_type": "Other Current Asset"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AccountMappingProposalAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    createMissingAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "template": null,
                 *       "dry_run": true
                 *     }
                 */
                "application/json": components["schemas"]["CreateMissingAccountsRequest"];
            };
        };
        responses: {
            /** @description Each account and what becomes of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Accounts to create",
                     *       "data": {
                     *         "dry_run": true,
                     *         "accounts": [
                     *           {
                     *             "platform": null,
                     *             "component": "commission",
                     *             "label": "Delivery commission",
                     *             "name": "Delivery commission",
                     *             "account_type": "Expense",
                     *             "account_sub_type": "CommissionsAndFees",
                     *             "outcome": "to_create",
                     *             "account_id": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedAccountsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAccountMappingCopy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from_tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                 *       "dry_run": true
                 *     }
                 */
                "application/json": components["schemas"]["CopyAccountMappingRequest"];
            };
        };
        responses: {
            /** @description What is copied, and what has no counterpart in these books. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Mapping compared",
                     *       "data": {
                     *         "dry_run": true,
                     *         "proposals": [
                     *           {
                     *             "platform": null,
                     *             "component": "commission",
                     *             "label": "Delivery commission",
                     *             "account_id": "80",
                     *             "account_name": "Delivery:Delivery commission",
                     *             "replaces": null,
                     *             "reason": "Same name"
                     *           }
                     *         ],
                     *         "unmatched": [
                     *           {
                     *             "platform": "ubereats",
                     *             "component": "net_payout",
                     *             "label": "Clearing",
                     *             "account_name": "Clearing – Uber Eats",
                     *             "account_type": "Other Current Asset"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AccountMappingProposalAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    previewAccountMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "platform": null,
                 *       "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                 *       "components": []
                 *     }
                 */
                "application/json": components["schemas"]["PreviewAccountMappingRequest"];
            };
        };
        responses: {
            /** @description The entries; without a payout there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "payout": {
                     *           "id": "5f5f6e4c-3172-4f71-9c60-809d0e1f2001",
                     *           "store_name": "Juniper & Rye - Fishtown",
                     *           "platform": "ubereats",
                     *           "payout_on": "2026-04-07"
                     *         },
                     *         "currency": "USD",
                     *         "entries": [
                     *           {
                     *             "document_number": "UE-7K3Q9FAB-0405-2",
                     *             "kind": "payout",
                     *             "entry_on": "2026-04-05",
                     *             "memo": "Uber Eats payout",
                     *             "part": 2,
                     *             "parts": 2,
                     *             "lines": [
                     *               {
                     *                 "side": "debit",
                     *                 "amount_cents": 96500,
                     *                 "component": "commission",
                     *                 "label": "Delivery commission",
                     *                 "description": "",
                     *                 "account_id": "80",
                     *                 "account_name": "Delivery:Delivery commission",
                     *                 "class_name": null,
                     *                 "department_name": null,
                     *                 "was": null,
                     *                 "problem": null
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "deltas": [],
                     *         "missing": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AccountMappingPreviewAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request completed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "code": "community",
                     *             "name": "Community",
                     *             "description": "Everything, on your own machine.",
                     *             "price_cents": null,
                     *             "currency": "USD",
                     *             "interval": "month",
                     *             "trial_days": 0,
                     *             "limits": {
                     *               "clients": null,
                     *               "stores": null,
                     *               "channels": null,
                     *               "users": null,
                     *               "history_months": null
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PlansAnswer"];
                };
            };
            500: components["responses"]["Unexpected"];
        };
    };
    getSubscriptionLimits: {
        parameters: {
            query?: {
                /**
                 * @description The tenant asked about; the first one of the caller when left out.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request completed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "plan_code": "community",
                     *         "state": "active",
                     *         "limits": {
                     *           "clients": null,
                     *           "stores": null,
                     *           "channels": null,
                     *           "users": null,
                     *           "history_months": null
                     *         },
                     *         "usage": {
                     *           "clients": 1,
                     *           "stores": 2,
                     *           "channels": 3,
                     *           "users": 2
                     *         },
                     *         "can_post": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SubscriptionLimitsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request completed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "plan": {
                     *           "code": "community",
                     *           "name": "Community",
                     *           "description": "Everything, on your own machine.",
                     *           "price_cents": null,
                     *           "currency": "USD",
                     *           "interval": "month",
                     *           "trial_days": 0,
                     *           "limits": {
                     *             "clients": null,
                     *             "stores": null,
                     *             "channels": null,
                     *             "users": null,
                     *             "history_months": null
                     *           }
                     *         },
                     *         "state": "active",
                     *         "trial": null,
                     *         "renews_at": null,
                     *         "cancels_at": null,
                     *         "limits": {
                     *           "clients": null,
                     *           "stores": null,
                     *           "channels": null,
                     *           "users": null,
                     *           "history_months": null
                     *         },
                     *         "usage": {
                     *           "clients": 1,
                     *           "stores": 2,
                     *           "channels": 3,
                     *           "users": 2
                     *         },
                     *         "can_post": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SubscriptionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    deleteSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Subscription cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Subscription cancelled",
                     *       "data": {
                     *         "plan": {
                     *           "code": "community",
                     *           "name": "Community",
                     *           "description": "Everything, on your own machine.",
                     *           "price_cents": null,
                     *           "currency": "USD",
                     *           "interval": "month",
                     *           "trial_days": 0,
                     *           "limits": {
                     *             "clients": null,
                     *             "stores": null,
                     *             "channels": null,
                     *             "users": null,
                     *             "history_months": null
                     *           }
                     *         },
                     *         "state": "cancelled",
                     *         "trial": null,
                     *         "renews_at": null,
                     *         "cancels_at": null,
                     *         "limits": {
                     *           "clients": null,
                     *           "stores": null,
                     *           "channels": null,
                     *           "users": null,
                     *           "history_months": null
                     *         },
                     *         "usage": {
                     *           "clients": 1,
                     *           "stores": 2,
                     *           "channels": 3,
                     *           "users": 2
                     *         },
                     *         "can_post": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SubscriptionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plan_code": "community"
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutRequest"];
            };
        };
        responses: {
            /** @description Checkout started. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Checkout started",
                     *       "data": {
                     *         "checkout_id": "cs_test_1",
                     *         "checkout_url": "http://127.0.0.1:4000/dev/checkout/cs_test_1"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConnections: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most one connection per provider; one that was ended stands there until another takes its place. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "9a0b1c2d-3e4f-4a5b-8c6d-7e8f9a0b1c01",
                     *             "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *             "provider": "quickbooks",
                     *             "status": "connected",
                     *             "external_id": "…0001",
                     *             "external_name": "Harbor Street Kitchen LLC",
                     *             "paused_at": null,
                     *             "scopes": [
                     *               "com.intuit.quickbooks.accounting"
                     *             ],
                     *             "details": {
                     *               "country": "US",
                     *               "currency": "USD",
                     *               "fiscal_year_start": "January",
                     *               "closing_on": "2025-12-31",
                     *               "class_tracking": "per_line",
                     *               "location_tracking": true,
                     *               "multicurrency": false,
                     *               "account_numbers": true,
                     *               "edition": "QuickBooks Online Plus"
                     *             },
                     *             "stores": null,
                     *             "last_report_at": null,
                     *             "connected_at": "2026-11-01T09:00:00.000Z",
                     *             "connected_by": {
                     *               "id": "1b6a2c9e-77c1-4a54-9c0d-2f3e4d5c6b01",
                     *               "name": "Robin Hale"
                     *             },
                     *             "expires_at": "2027-02-10T09:00:00.000Z",
                     *             "last_used_at": "2026-11-21T09:00:00.000Z",
                     *             "last_error": null,
                     *             "disconnected_at": null
                     *           }
                     *         ],
                     *         "providers": [
                     *           {
                     *             "provider": "ubereats",
                     *             "offered": true,
                     *             "how": "consent",
                     *             "sandbox": true
                     *           },
                     *           {
                     *             "provider": "doordash",
                     *             "offered": true,
                     *             "how": "credentials",
                     *             "sandbox": true
                     *           },
                     *           {
                     *             "provider": "quickbooks",
                     *             "offered": true,
                     *             "how": "consent",
                     *             "sandbox": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConnectionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    createDoorDashConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "developer_id": "1d6a7e5c-3b1f-4c52-9a6e-5d2f0c9b8a01",
                 *       "key_id": "7f3b2a10-9c4d-4e8f-b1a2-c3d4e5f60708",
                 *       "signing_secret": "c2FuZGJveC1kb29yZGFzaC1zaWduaW5nLXNlY3JldC0wMDE"
                 *     }
                 */
                "application/json": components["schemas"]["CreateDoorDashConnectionRequest"];
            };
        };
        responses: {
            /** @description The connection. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Connected",
                     *       "data": {
                     *         "id": "9a0b1c2d-3e4f-4a5b-8c6d-7e8f9a0b1c01",
                     *         "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *         "provider": "quickbooks",
                     *         "status": "connected",
                     *         "external_id": "…0001",
                     *         "external_name": "Harbor Street Kitchen LLC",
                     *         "paused_at": null,
                     *         "scopes": [
                     *           "com.intuit.quickbooks.accounting"
                     *         ],
                     *         "details": {
                     *           "country": "US",
                     *           "currency": "USD",
                     *           "fiscal_year_start": "January",
                     *           "closing_on": "2025-12-31",
                     *           "class_tracking": "per_line",
                     *           "location_tracking": true,
                     *           "multicurrency": false,
                     *           "account_numbers": true,
                     *           "edition": "QuickBooks Online Plus"
                     *         },
                     *         "stores": null,
                     *         "last_report_at": null,
                     *         "connected_at": "2026-11-01T09:00:00.000Z",
                     *         "connected_by": {
                     *           "id": "1b6a2c9e-77c1-4a54-9c0d-2f3e4d5c6b01",
                     *           "name": "Robin Hale"
                     *         },
                     *         "expires_at": "2027-02-10T09:00:00.000Z",
                     *         "last_used_at": "2026-11-21T09:00:00.000Z",
                     *         "last_error": null,
                     *         "disconnected_at": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConnectionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description A provider that asks the person for consent on a page of its own.
                 * @example quickbooks
                 */
                provider: components["parameters"]["ConsentProvider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to go. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "authorize_url": "https://appcenter.intuit.com/connect/oauth2?response_type=code&state=Zk9xq1",
                     *         "state": "Zk9xq1vT3mB5yWc7Rr0aQe2Ls8UuNn4HhJdPpGgXx6E",
                     *         "expires_at": "2026-11-22T09:10:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConsentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    acceptConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description A provider that asks the person for consent on a page of its own.
                 * @example quickbooks
                 */
                provider: components["parameters"]["ConsentProvider"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "Zk9xq1vT3mB5yWc7Rr0aQe2Ls8UuNn4HhJdPpGgXx6E",
                 *       "code": "AB11694",
                 *       "realm_id": "9341452000000001"
                 *     }
                 */
                "application/json": components["schemas"]["AcceptConsentRequest"];
            };
        };
        responses: {
            /** @description The connection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Connected",
                     *       "data": {
                     *         "id": "9a0b1c2d-3e4f-4a5b-8c6d-7e8f9a0b1c01",
                     *         "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *         "provider": "quickbooks",
                     *         "status": "connected",
                     *         "external_id": "…0001",
                     *         "external_name": "Harbor Street Kitchen LLC",
                     *         "paused_at": null,
                     *         "scopes": [
                     *           "com.intuit.quickbooks.accounting"
                     *         ],
                     *         "details": {
                     *           "country": "US",
                     *           "currency": "USD",
                     *           "fiscal_year_start": "January",
                     *           "closing_on": "2025-12-31",
                     *           "class_tracking": "per_line",
                     *           "location_tracking": true,
                     *           "multicurrency": false,
                     *           "account_numbers": true,
                     *           "edition": "QuickBooks Online Plus"
                     *         },
                     *         "stores": null,
                     *         "last_report_at": null,
                     *         "connected_at": "2026-11-01T09:00:00.000Z",
                     *         "connected_by": {
                     *           "id": "1b6a2c9e-77c1-4a54-9c0d-2f3e4d5c6b01",
                     *           "name": "Robin Hale"
                     *         },
                     *         "expires_at": "2027-02-10T09:00:00.000Z",
                     *         "last_used_at": "2026-11-21T09:00:00.000Z",
                     *         "last_error": null,
                     *         "disconnected_at": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConnectionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The connection.
                 * @example 9a0b1c2d-3e4f-4a5b-8c6d-7e8f9a0b1c01
                 */
                connection: components["parameters"]["Connection"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "connection": {
                     *           "id": "9a0b1c2d-3e4f-4a5b-8c6d-7e8f9a0b1c01",
                     *           "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *           "provider": "quickbooks",
                     *           "status": "connected",
                     *           "external_id": "…0001",
                     *           "external_name": "Harbor Street Kitchen LLC",
                     *           "paused_at": null,
                     *           "scopes": [
                     *             "com.intuit.quickbooks.accounting"
                     *           ],
                     *           "details": {
                     *             "country": "US",
                     *             "currency": "USD",
                     *             "fiscal_year_start": "January",
                     *             "closing_on": "2025-12-31",
                     *             "class_tracking": "per_line",
                     *             "location_tracking": true,
                     *             "multicurrency": false,
                     *             "account_numbers": true,
                     *             "edition": "QuickBooks Online Plus"
                     *           },
                     *           "stores": null,
                     *           "last_report_at": null,
                     *           "connected_at": "2026-11-01T09:00:00.000Z",
                     *           "connected_by": {
                     *             "id": "1b6a2c9e-77c1-4a54-9c0d-2f3e4d5c6b01",
                     *             "name": "Robin Hale"
                     *           },
                     *           "expires_at": "2027-02-10T09:00:00.000Z",
                     *           "last_used_at": "2026-11-21T09:00:00.000Z",
                     *           "last_error": null,
                     *           "disconnected_at": null
                     *         },
                     *         "events": [
                     *           {
                     *             "id": "9a0b1c2d-3e4f-4a5b-8c6d-7e8f9a0b1c02",
                     *             "kind": "connected",
                     *             "by": "Robin Hale",
                     *             "message": null,
                     *             "created_at": "2026-11-01T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "impact": {
                     *           "schedules": 2,
                     *           "unposted_entries": 14,
                     *           "owed_operations": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConnectionDetailAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    deleteConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The connection.
                 * @example 9a0b1c2d-3e4f-4a5b-8c6d-7e8f9a0b1c01
                 */
                connection: components["parameters"]["Connection"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Disconnected",
                     *       "data": {
                     *         "id": "9a0b1c2d-3e4f-4a5b-8c6d-7e8f9a0b1c01",
                     *         "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *         "provider": "quickbooks",
                     *         "status": "connected",
                     *         "external_id": "…0001",
                     *         "external_name": "Harbor Street Kitchen LLC",
                     *         "paused_at": null,
                     *         "scopes": [
                     *           "com.intuit.quickbooks.accounting"
                     *         ],
                     *         "details": {
                     *           "country": "US",
                     *           "currency": "USD",
                     *           "fiscal_year_start": "January",
                     *           "closing_on": "2025-12-31",
                     *           "class_tracking": "per_line",
                     *           "location_tracking": true,
                     *           "multicurrency": false,
                     *           "account_numbers": true,
                     *           "edition": "QuickBooks Online Plus"
                     *         },
                     *         "stores": null,
                     *         "last_report_at": null,
                     *         "connected_at": "2026-11-01T09:00:00.000Z",
                     *         "connected_by": {
                     *           "id": "1b6a2c9e-77c1-4a54-9c0d-2f3e4d5c6b01",
                     *           "name": "Robin Hale"
                     *         },
                     *         "expires_at": "2027-02-10T09:00:00.000Z",
                     *         "last_used_at": "2026-11-21T09:00:00.000Z",
                     *         "last_error": null,
                     *         "disconnected_at": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConnectionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    checkConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The connection.
                 * @example 9a0b1c2d-3e4f-4a5b-8c6d-7e8f9a0b1c01
                 */
                connection: components["parameters"]["Connection"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "id": "9a0b1c2d-3e4f-4a5b-8c6d-7e8f9a0b1c01",
                     *         "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *         "provider": "quickbooks",
                     *         "status": "connected",
                     *         "external_id": "…0001",
                     *         "external_name": "Harbor Street Kitchen LLC",
                     *         "paused_at": null,
                     *         "scopes": [
                     *           "com.intuit.quickbooks.accounting"
                     *         ],
                     *         "details": {
                     *           "country": "US",
                     *           "currency": "USD",
                     *           "fiscal_year_start": "January",
                     *           "closing_on": "2025-12-31",
                     *           "class_tracking": "per_line",
                     *           "location_tracking": true,
                     *           "multicurrency": false,
                     *           "account_numbers": true,
                     *           "edition": "QuickBooks Online Plus"
                     *         },
                     *         "stores": null,
                     *         "last_report_at": null,
                     *         "connected_at": "2026-11-01T09:00:00.000Z",
                     *         "connected_by": {
                     *           "id": "1b6a2c9e-77c1-4a54-9c0d-2f3e4d5c6b01",
                     *           "name": "Robin Hale"
                     *         },
                     *         "expires_at": "2027-02-10T09:00:00.000Z",
                     *         "last_used_at": "2026-11-21T09:00:00.000Z",
                     *         "last_error": null,
                     *         "disconnected_at": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConnectionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    pauseConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The connection.
                 * @example 9a0b1c2d-3e4f-4a5b-8c6d-7e8f9a0b1c01
                 */
                connection: components["parameters"]["Connection"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Paused",
                     *       "data": {
                     *         "id": "9a0b1c2d-3e4f-4a5b-8c6d-7e8f9a0b1c01",
                     *         "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *         "provider": "quickbooks",
                     *         "status": "connected",
                     *         "external_id": "…0001",
                     *         "external_name": "Harbor Street Kitchen LLC",
                     *         "paused_at": null,
                     *         "scopes": [
                     *           "com.intuit.quickbooks.accounting"
                     *         ],
                     *         "details": {
                     *           "country": "US",
                     *           "currency": "USD",
                     *           "fiscal_year_start": "January",
                     *           "closing_on": "2025-12-31",
                     *           "class_tracking": "per_line",
                     *           "location_tracking": true,
                     *           "multicurrency": false,
                     *           "account_numbers": true,
                     *           "edition": "QuickBooks Online Plus"
                     *         },
                     *         "stores": null,
                     *         "last_report_at": null,
                     *         "connected_at": "2026-11-01T09:00:00.000Z",
                     *         "connected_by": {
                     *           "id": "1b6a2c9e-77c1-4a54-9c0d-2f3e4d5c6b01",
                     *           "name": "Robin Hale"
                     *         },
                     *         "expires_at": "2027-02-10T09:00:00.000Z",
                     *         "last_used_at": "2026-11-21T09:00:00.000Z",
                     *         "last_error": null,
                     *         "disconnected_at": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConnectionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    resumeConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The connection.
                 * @example 9a0b1c2d-3e4f-4a5b-8c6d-7e8f9a0b1c01
                 */
                connection: components["parameters"]["Connection"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Resumed",
                     *       "data": {
                     *         "id": "9a0b1c2d-3e4f-4a5b-8c6d-7e8f9a0b1c01",
                     *         "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *         "provider": "quickbooks",
                     *         "status": "connected",
                     *         "external_id": "…0001",
                     *         "external_name": "Harbor Street Kitchen LLC",
                     *         "paused_at": null,
                     *         "scopes": [
                     *           "com.intuit.quickbooks.accounting"
                     *         ],
                     *         "details": {
                     *           "country": "US",
                     *           "currency": "USD",
                     *           "fiscal_year_start": "January",
                     *           "closing_on": "2025-12-31",
                     *           "class_tracking": "per_line",
                     *           "location_tracking": true,
                     *           "multicurrency": false,
                     *           "account_numbers": true,
                     *           "edition": "QuickBooks Online Plus"
                     *         },
                     *         "stores": null,
                     *         "last_report_at": null,
                     *         "connected_at": "2026-11-01T09:00:00.000Z",
                     *         "connected_by": {
                     *           "id": "1b6a2c9e-77c1-4a54-9c0d-2f3e4d5c6b01",
                     *           "name": "Robin Hale"
                     *         },
                     *         "expires_at": "2027-02-10T09:00:00.000Z",
                     *         "last_used_at": "2026-11-21T09:00:00.000Z",
                     *         "last_error": null,
                     *         "disconnected_at": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConnectionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    createQuickBooksEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eventNotifications": [
                 *         {
                 *           "realmId": "9341452000000001",
                 *           "dataChangeEvent": {
                 *             "entities": [
                 *               {
                 *                 "name": "JournalEntry",
                 *                 "id": "17",
                 *                 "operation": "Update",
                 *                 "lastUpdated": "2026-11-21T09:00:00.000Z"
                 *               }
                 *             ]
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QuickBooksEvent"];
            };
        };
        responses: {
            /** @description It is kept, and will be looked at. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    createUberEatsEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "c4d2a1f0-5b6c-4d7e-8f90-a1b2c3d4e5f6",
                 *       "event_type": "eats.report.success",
                 *       "job_id": "2c0a6b1e-0000-4000-8000-000000000001"
                 *     }
                 */
                "application/json": components["schemas"]["UberEatsEvent"];
            };
        };
        responses: {
            /** @description It is kept, and will be looked at. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    createPaymentEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_1",
                 *       "type": "checkout.session.completed"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentEvent"];
            };
        };
        responses: {
            /** @description Event received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Event received",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    createDataflowEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "events": [
                 *         {
                 *           "operation": "frontend_api_error",
                 *           "stage": "response",
                 *           "source": "frontend",
                 *           "request_id": "5c1d9a52-5b0c-4f5b-9a39-7d0f2f2b7c01",
                 *           "context": {
                 *             "error_id": "5c1d9a52-5b0c-4f5b-9a39-7d0f2f2b7c02",
                 *             "error_type": "api_error",
                 *             "error_message": "Request failed",
                 *             "error_stack": null,
                 *             "severity": "critical",
                 *             "user_impact": "minor",
                 *             "retryable": true,
                 *             "url": "/api/v2/clients/clients",
                 *             "method": "GET",
                 *             "status": 500,
                 *             "status_text": "Internal Server Error",
                 *             "request_id": "5c1d9a52-5b0c-4f5b-9a39-7d0f2f2b7c01",
                 *             "user_agent": "Mozilla/5.0",
                 *             "operation": "read",
                 *             "component": null,
                 *             "route": "/dashboard/clients",
                 *             "session_id": null,
                 *             "tenant_id": null
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DataflowEventsRequest"];
            };
        };
        responses: {
            /** @description The events are kept for 30 days. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "stored": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DataflowEventsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * @description Only what the caller has not read.
                 * @example true
                 */
                unread?: boolean;
                /**
                 * @description How many items a page holds.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before; an unknown one is refused.
                 * @example WyIyMDI2LTExLTEwIl0
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notifications, and how many are unread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "7c1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01",
                     *             "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *             "type": "error",
                     *             "event": "entry_failed",
                     *             "title": "UE 2026-W14 FISHTOWN could not be posted",
                     *             "message": "QuickBooks refuses the date because the books are closed until March 31. Nothing was posted. Move the closing date, or post it in the open period.",
                     *             "action": {
                     *               "label": "Open the entry",
                     *               "href": "/dashboard/sync"
                     *             },
                     *             "subject": {},
                     *             "times": 1,
                     *             "is_read": false,
                     *             "created_at": "2026-11-22T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "unread_count": 1,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notifications marked as read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Notifications marked as read",
                     *       "data": {
                     *         "unread_count": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationsReadAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    dismissAllNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notifications dismissed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Notifications dismissed",
                     *       "data": {
                     *         "unread_count": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationsReadAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description What a person was told.
                 * @example 7c1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01
                 */
                notification: components["parameters"]["Notification"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notification marked as read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Notification marked as read",
                     *       "data": {
                     *         "unread_count": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationsReadAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    dismissNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description What a person was told.
                 * @example 7c1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01
                 */
                notification: components["parameters"]["Notification"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notification dismissed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Notification dismissed",
                     *       "data": {
                     *         "unread_count": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationsReadAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    listBatches: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page holds.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before; an unknown one is refused.
                 * @example WyIyMDI2LTExLTEwIl0
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of batch operations, without their items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [],
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BatchesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    createBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "operation": "export_workpapers",
                 *       "tenant_ids": [
                 *         "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01"
                 *       ],
                 *       "options": {
                 *         "from": "2026-03-01",
                 *         "to": "2026-03-31"
                 *       },
                 *       "idempotency_key": "3f1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01"
                 *     }
                 */
                "application/json": components["schemas"]["CreateBatchRequest"];
            };
        };
        responses: {
            /** @description The batch, with its items queued. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Batch started",
                     *       "data": {
                     *         "id": "9a1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01",
                     *         "operation": "export_workpapers",
                     *         "options": {
                     *           "from": "2026-03-01",
                     *           "to": "2026-03-31"
                     *         },
                     *         "status": "running",
                     *         "counts": {
                     *           "total": 2,
                     *           "queued": 1,
                     *           "running": 1,
                     *           "done": 0,
                     *           "skipped": 0,
                     *           "failed": 0,
                     *           "cancelled": 0,
                     *           "undone": 0
                     *         },
                     *         "entries": 0,
                     *         "can_undo": false,
                     *         "idempotency_key": "3f1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01",
                     *         "created_at": "2026-11-22T09:00:00.000Z",
                     *         "updated_at": "2026-11-22T09:00:05.000Z",
                     *         "finished_at": null,
                     *         "items": [
                     *           {
                     *             "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *             "client_id": "1a1a6a5e-7f42-4a59-9e0c-2b8e7f9d0c01",
                     *             "client_name": "Juniper & Rye",
                     *             "state": "running",
                     *             "reason": null,
                     *             "result": null,
                     *             "link": null,
                     *             "entries": 0,
                     *             "run_ids": [],
                     *             "started_at": "2026-11-22T09:00:05.000Z",
                     *             "finished_at": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    previewBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "operation": "export_workpapers",
                 *       "tenant_ids": [
                 *         "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01"
                 *       ],
                 *       "options": {
                 *         "from": "2026-03-01",
                 *         "to": "2026-03-31"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PreviewBatchRequest"];
            };
        };
        responses: {
            /** @description What would be done, skipped and blocked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *             "client_id": "1a1a6a5e-7f42-4a59-9e0c-2b8e7f9d0c01",
                     *             "client_name": "Juniper & Rye",
                     *             "verdict": "will_do",
                     *             "reason": null,
                     *             "summary": "Workpapers of 5 payouts",
                     *             "entries": 0
                     *           }
                     *         ],
                     *         "will_do": 1,
                     *         "skip": 0,
                     *         "blocked": 0,
                     *         "entries": 0,
                     *         "confirmation": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BatchPreviewAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    getBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A batch operation of the caller.
                 * @example 9a1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01
                 */
                batch: components["parameters"]["Batch"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "id": "9a1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01",
                     *         "operation": "export_workpapers",
                     *         "options": {
                     *           "from": "2026-03-01",
                     *           "to": "2026-03-31"
                     *         },
                     *         "status": "running",
                     *         "counts": {
                     *           "total": 2,
                     *           "queued": 1,
                     *           "running": 1,
                     *           "done": 0,
                     *           "skipped": 0,
                     *           "failed": 0,
                     *           "cancelled": 0,
                     *           "undone": 0
                     *         },
                     *         "entries": 0,
                     *         "can_undo": false,
                     *         "idempotency_key": "3f1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01",
                     *         "created_at": "2026-11-22T09:00:00.000Z",
                     *         "updated_at": "2026-11-22T09:00:05.000Z",
                     *         "finished_at": null,
                     *         "items": [
                     *           {
                     *             "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *             "client_id": "1a1a6a5e-7f42-4a59-9e0c-2b8e7f9d0c01",
                     *             "client_name": "Juniper & Rye",
                     *             "state": "running",
                     *             "reason": null,
                     *             "result": null,
                     *             "link": null,
                     *             "entries": 0,
                     *             "run_ids": [],
                     *             "started_at": "2026-11-22T09:00:05.000Z",
                     *             "finished_at": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    downloadBatchResults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A batch operation of the caller.
                 * @example 9a1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01
                 */
                batch: components["parameters"]["Batch"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results. */
            200: {
                headers: {
                    /** @description The file's name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example client,state */
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    pauseBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A batch operation of the caller.
                 * @example 9a1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01
                 */
                batch: components["parameters"]["Batch"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Batch paused",
                     *       "data": {
                     *         "id": "9a1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01",
                     *         "operation": "export_workpapers",
                     *         "options": {
                     *           "from": "2026-03-01",
                     *           "to": "2026-03-31"
                     *         },
                     *         "status": "running",
                     *         "counts": {
                     *           "total": 2,
                     *           "queued": 1,
                     *           "running": 1,
                     *           "done": 0,
                     *           "skipped": 0,
                     *           "failed": 0,
                     *           "cancelled": 0,
                     *           "undone": 0
                     *         },
                     *         "entries": 0,
                     *         "can_undo": false,
                     *         "idempotency_key": "3f1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01",
                     *         "created_at": "2026-11-22T09:00:00.000Z",
                     *         "updated_at": "2026-11-22T09:00:05.000Z",
                     *         "finished_at": null,
                     *         "items": [
                     *           {
                     *             "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *             "client_id": "1a1a6a5e-7f42-4a59-9e0c-2b8e7f9d0c01",
                     *             "client_name": "Juniper & Rye",
                     *             "state": "running",
                     *             "reason": null,
                     *             "result": null,
                     *             "link": null,
                     *             "entries": 0,
                     *             "run_ids": [],
                     *             "started_at": "2026-11-22T09:00:05.000Z",
                     *             "finished_at": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    resumeBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A batch operation of the caller.
                 * @example 9a1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01
                 */
                batch: components["parameters"]["Batch"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Batch resumed",
                     *       "data": {
                     *         "id": "9a1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01",
                     *         "operation": "export_workpapers",
                     *         "options": {
                     *           "from": "2026-03-01",
                     *           "to": "2026-03-31"
                     *         },
                     *         "status": "running",
                     *         "counts": {
                     *           "total": 2,
                     *           "queued": 1,
                     *           "running": 1,
                     *           "done": 0,
                     *           "skipped": 0,
                     *           "failed": 0,
                     *           "cancelled": 0,
                     *           "undone": 0
                     *         },
                     *         "entries": 0,
                     *         "can_undo": false,
                     *         "idempotency_key": "3f1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01",
                     *         "created_at": "2026-11-22T09:00:00.000Z",
                     *         "updated_at": "2026-11-22T09:00:05.000Z",
                     *         "finished_at": null,
                     *         "items": [
                     *           {
                     *             "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *             "client_id": "1a1a6a5e-7f42-4a59-9e0c-2b8e7f9d0c01",
                     *             "client_name": "Juniper & Rye",
                     *             "state": "running",
                     *             "reason": null,
                     *             "result": null,
                     *             "link": null,
                     *             "entries": 0,
                     *             "run_ids": [],
                     *             "started_at": "2026-11-22T09:00:05.000Z",
                     *             "finished_at": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    cancelBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A batch operation of the caller.
                 * @example 9a1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01
                 */
                batch: components["parameters"]["Batch"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Batch cancelled",
                     *       "data": {
                     *         "id": "9a1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01",
                     *         "operation": "export_workpapers",
                     *         "options": {
                     *           "from": "2026-03-01",
                     *           "to": "2026-03-31"
                     *         },
                     *         "status": "running",
                     *         "counts": {
                     *           "total": 2,
                     *           "queued": 1,
                     *           "running": 1,
                     *           "done": 0,
                     *           "skipped": 0,
                     *           "failed": 0,
                     *           "cancelled": 0,
                     *           "undone": 0
                     *         },
                     *         "entries": 0,
                     *         "can_undo": false,
                     *         "idempotency_key": "3f1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01",
                     *         "created_at": "2026-11-22T09:00:00.000Z",
                     *         "updated_at": "2026-11-22T09:00:05.000Z",
                     *         "finished_at": null,
                     *         "items": [
                     *           {
                     *             "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *             "client_id": "1a1a6a5e-7f42-4a59-9e0c-2b8e7f9d0c01",
                     *             "client_name": "Juniper & Rye",
                     *             "state": "running",
                     *             "reason": null,
                     *             "result": null,
                     *             "link": null,
                     *             "entries": 0,
                     *             "run_ids": [],
                     *             "started_at": "2026-11-22T09:00:05.000Z",
                     *             "finished_at": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    retryBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A batch operation of the caller.
                 * @example 9a1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01
                 */
                batch: components["parameters"]["Batch"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Batch started again",
                     *       "data": {
                     *         "id": "9a1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01",
                     *         "operation": "export_workpapers",
                     *         "options": {
                     *           "from": "2026-03-01",
                     *           "to": "2026-03-31"
                     *         },
                     *         "status": "running",
                     *         "counts": {
                     *           "total": 2,
                     *           "queued": 1,
                     *           "running": 1,
                     *           "done": 0,
                     *           "skipped": 0,
                     *           "failed": 0,
                     *           "cancelled": 0,
                     *           "undone": 0
                     *         },
                     *         "entries": 0,
                     *         "can_undo": false,
                     *         "idempotency_key": "3f1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01",
                     *         "created_at": "2026-11-22T09:00:00.000Z",
                     *         "updated_at": "2026-11-22T09:00:05.000Z",
                     *         "finished_at": null,
                     *         "items": [
                     *           {
                     *             "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *             "client_id": "1a1a6a5e-7f42-4a59-9e0c-2b8e7f9d0c01",
                     *             "client_name": "Juniper & Rye",
                     *             "state": "running",
                     *             "reason": null,
                     *             "result": null,
                     *             "link": null,
                     *             "entries": 0,
                     *             "run_ids": [],
                     *             "started_at": "2026-11-22T09:00:05.000Z",
                     *             "finished_at": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    undoBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A batch operation of the caller.
                 * @example 9a1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01
                 */
                batch: components["parameters"]["Batch"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Batch undone",
                     *       "data": {
                     *         "id": "9a1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01",
                     *         "operation": "export_workpapers",
                     *         "options": {
                     *           "from": "2026-03-01",
                     *           "to": "2026-03-31"
                     *         },
                     *         "status": "running",
                     *         "counts": {
                     *           "total": 2,
                     *           "queued": 1,
                     *           "running": 1,
                     *           "done": 0,
                     *           "skipped": 0,
                     *           "failed": 0,
                     *           "cancelled": 0,
                     *           "undone": 0
                     *         },
                     *         "entries": 0,
                     *         "can_undo": false,
                     *         "idempotency_key": "3f1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01",
                     *         "created_at": "2026-11-22T09:00:00.000Z",
                     *         "updated_at": "2026-11-22T09:00:05.000Z",
                     *         "finished_at": null,
                     *         "items": [
                     *           {
                     *             "tenant_id": "6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01",
                     *             "client_id": "1a1a6a5e-7f42-4a59-9e0c-2b8e7f9d0c01",
                     *             "client_name": "Juniper & Rye",
                     *             "state": "running",
                     *             "reason": null,
                     *             "result": null,
                     *             "link": null,
                     *             "entries": 0,
                     *             "run_ids": [],
                     *             "started_at": "2026-11-22T09:00:05.000Z",
                     *             "finished_at": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    listGeneratedReports: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page holds.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before; an unknown one is refused.
                 * @example WyIyMDI2LTExLTEwIl0
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Request completed successfully",
                     *       "data": {
                     *         "items": [],
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GeneratedReportsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    createGeneratedReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "payout_summary",
                 *       "format": "csv",
                 *       "from": "2026-04-01",
                 *       "to": "2026-04-30"
                 *     }
                 */
                "application/json": components["schemas"]["CreateGeneratedReportRequest"];
            };
        };
        responses: {
            /** @description The report, queued. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Report requested",
                     *       "data": {
                     *         "id": "8b1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01",
                     *         "kind": "payout_summary",
                     *         "format": "csv",
                     *         "dated_by": "trade",
                     *         "from": "2026-03-01",
                     *         "to": "2026-03-31",
                     *         "platform": null,
                     *         "store_id": null,
                     *         "state": "ready",
                     *         "failure": null,
                     *         "file_name": "Juniper & Rye - Payout summary - 2026-03.csv",
                     *         "size_bytes": 1840,
                     *         "sha256": "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
                     *         "rows": 5,
                     *         "same_as_previous": false,
                     *         "missing": [],
                     *         "created_at": "2026-11-22T09:00:00.000Z",
                     *         "finished_at": "2026-11-22T09:00:01.000Z",
                     *         "expires_at": "2026-12-22T09:00:01.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GeneratedReportAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Unexpected"];
        };
    };
    deleteGeneratedReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description A report that was generated.
                 * @example 8b1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01
                 */
                generated_report: components["parameters"]["GeneratedReport"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Report deleted",
                     *       "data": {
                     *         "id": "8b1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    downloadGeneratedReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant; the caller must be a member of it.
                 * @example 6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description A report that was generated.
                 * @example 8b1f0d52-7f0a-4c0b-9c55-1f2f3a4b5c01
                 */
                generated_report: components["parameters"]["GeneratedReport"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description The file's name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example Paid on,Platform */
                    "text/csv": string;
                    /** @example PK */
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    /** @example PK */
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
}
