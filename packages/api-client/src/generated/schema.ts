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
        put?: never;
        post?: never;
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
        /** Sign in with e-mail and password. */
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
        put?: never;
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
        /** The clients of every tenant the caller belongs to, by name. */
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
        get?: never;
        /** Change a client; fields left out keep their value. */
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
        get?: never;
        put?: never;
        post?: never;
        /** Disconnect a store from a platform; payouts already read stay. */
        delete: operations["deleteChannel"];
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
         *     after the answer; follow it with `getImport` or `streamImportEvents`.
         */
        post: operations["uploadReport"];
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
    "/api/v2/clients/tenants/{tenant}/imports/{import}/events": {
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
        /**
         * Follow an import as server-sent events until it ends.
         * @description Each event is named `import` and carries an `ImportSummary` as JSON; its id is the number of the state change.
         *     The stream starts with the newest state, or after `Last-Event-ID`, and closes once the import is ready, blocked
         *     or failed.
         */
        get: operations["streamImportEvents"];
        put?: never;
        post?: never;
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
        /** The journal entries a payout would become under the given options; nothing is stored or posted. */
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
            /** @description The fields at fault; empty where none is. */
            errors: components["schemas"]["FieldError"][];
        };
        FieldError: {
            /** @description JSON pointer into the body, or `query.x` or `path.x`. */
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
         * @description What the grant needs: `password` an e-mail (or phone) and a password, `refresh_token` the token. What is missing
         *     or wrong is answered as GoTrue answers it. Unknown fields are ignored, because GoTrue clients send more.
         */
        TokenRequest: {
            email?: string;
            phone?: string;
            password?: string;
            refresh_token?: string;
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
        };
        GoTrueUser: {
            /** Format: uuid */
            id: string;
            /** @constant */
            aud: "authenticated";
            /** @constant */
            role: "authenticated";
            /** @description Empty when unset. */
            email: string;
            /** Format: date-time */
            email_confirmed_at?: string;
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
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            is_anonymous: boolean;
        };
        GoTrueAppMetadata: {
            provider: string;
            providers: string[];
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
        /** @description GoTrue's error shapes, newer first. */
        GoTrueError: {
            code: string;
            message: string;
        } | {
            code: number;
            error_code: string;
            msg: string;
            error_id?: string;
        };
        LoginRequest: {
            /** Format: email */
            email: string;
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
            /** @description Empty when not given. */
            full_name: string;
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
        Client: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: uuid */
            tenant_id: string;
            client_category: components["schemas"]["ClientCategory"];
            level: components["schemas"]["Level"];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        CreateClientRequest: {
            name: string;
            client_category?: components["schemas"]["ClientCategory"];
            /**
             * Format: uuid
             * @description An existing tenant without a client.
             */
            tenant_id?: string;
        };
        UpdateClientRequest: {
            name?: string;
            client_category?: components["schemas"]["ClientCategory"];
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
        Store: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenant_id: string;
            name: string;
            /** @description IANA name; business days are days there. */
            time_zone: string;
            currency: components["schemas"]["Currency"];
            channels: components["schemas"]["Channel"][];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        CreateStoreRequest: {
            name: string;
            /** @description America/New_York when left out. */
            time_zone?: string;
            currency?: components["schemas"]["Currency"];
        };
        UpdateStoreRequest: {
            name?: string;
            time_zone?: string;
            currency?: components["schemas"]["Currency"];
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
        /** @description How this channel is read. */
        ChannelConfig: {
            /** @description Overrides the store's time zone. */
            time_zone?: string;
        };
        /** @description Which account each component posts to; a component left out goes to its default account. */
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
        UploadReportRequest: {
            /** @description One CSV, or a ZIP of CSVs, with its name. */
            file: string;
        };
        /**
         * @description Where the sync lifecycle of an import stands.
         * @enum {string}
         */
        ImportState: "importing" | "recognising" | "checking" | "planning" | "ready" | "blocked" | "failed";
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
            step: "import" | "recognise" | "check" | "plan";
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
        };
        /** @description Something that yields no entry - what happened, what it means for the books, what to do. */
        Blocked: {
            file: string;
            reason: string;
            column: string | null;
            payout_ref: string | null;
            platform_store_id: string | null;
            message: string;
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
         * @description `needs_mapping`: money of an unknown kind must be mapped first. `needs_review`: an identity is broken.
         *     `ready`: entries can be posted.
         * @enum {string}
         */
        PayoutStatus: "needs_mapping" | "needs_review" | "ready";
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
            net_cents: number;
            identities_hold: boolean;
            status: components["schemas"]["PayoutStatus"];
        };
        PayoutsAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: {
                items: components["schemas"]["PayoutSummary"][];
                next_cursor: string | null;
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
            net_cents: number;
            identities_hold: boolean;
            status: components["schemas"]["PayoutStatus"];
            components: components["schemas"]["ComponentAmount"][];
            identities: components["schemas"]["Identity"][];
            waterfall: components["schemas"]["WaterfallStep"][];
            /** @description The waterfall in one sentence. */
            sentence: string;
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
                 *       "message": "The report is larger than 10 MB. Export a shorter period, or send the CSV as a ZIP.",
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
         * @description Whether an accrual entry is cut at the end of a calendar month.
         * @example month
         */
        Split: "month" | "none";
        /**
         * @description Accrual dates entries by trade, cash by payout.
         * @example accrual
         */
        Basis: "accrual" | "cash";
        /**
         * @description One summary entry per payout, or one per business day.
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
            413: components["responses"]["GoTrueRefused"];
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
                     *         "full_name": "Dana Whitfield",
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
                     *           "full_name": "Dana Whitfield",
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
                     *             "client_category": "qbo",
                     *             "level": "user_owner",
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
                 *       "client_category": "qbo"
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
                     *         "client_category": "qbo",
                     *         "level": "user_owner",
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
                     *         "client_category": "qbo",
                     *         "level": "user_owner",
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
                     *             "time_zone": "America/New_York",
                     *             "currency": "USD",
                     *             "channels": [
                     *               {
                     *                 "id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *                 "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *                 "channel_type": "ubereats",
                     *                 "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000001",
                     *                 "channel_config": {},
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
                 *       "currency": "USD"
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
                     *         "time_zone": "America/New_York",
                     *         "currency": "USD",
                     *         "channels": [
                     *           {
                     *             "id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *             "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *             "channel_type": "ubereats",
                     *             "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000001",
                     *             "channel_config": {},
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
                     *         "time_zone": "America/New_York",
                     *         "currency": "USD",
                     *         "channels": [
                     *           {
                     *             "id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *             "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *             "channel_type": "ubereats",
                     *             "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000001",
                     *             "channel_config": {},
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
                 *       "time_zone": "America/Chicago"
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
                     *         "time_zone": "America/New_York",
                     *         "currency": "USD",
                     *         "channels": [
                     *           {
                     *             "id": "3d3d8c2a-1f50-4d5f-9a4e-6e7b8c9d0e01",
                     *             "store_id": "2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01",
                     *             "channel_type": "ubereats",
                     *             "platform_store_id": "8f4c1d2e-0000-4000-8000-000000000001",
                     *             "channel_config": {},
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
                 *       "channel_config": {},
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
                     *         "channel_config": {},
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
                     *             "status": "ready"
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
    streamImportEvents: {
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
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example id: 3
                     *     event: import
                     *     data: {"state":"checking"}
                     */
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    downloadImportWorkpapers: {
        parameters: {
            query?: {
                /**
                 * @description Whether an accrual entry is cut at the end of a calendar month.
                 * @example month
                 */
                split?: components["parameters"]["Split"];
                /**
                 * @description Accrual dates entries by trade, cash by payout.
                 * @example accrual
                 */
                basis?: components["parameters"]["Basis"];
                /**
                 * @description One summary entry per payout, or one per business day.
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
                     *             "status": "ready"
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
                     *         "sentence": "You sold $5,100.00; Uber kept 25.0 % and paid $3,825.00 on 10 Nov; every cent is accounted for.",
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
                 * @description Whether an accrual entry is cut at the end of a calendar month.
                 * @example month
                 */
                split?: components["parameters"]["Split"];
                /**
                 * @description Accrual dates entries by trade, cash by payout.
                 * @example accrual
                 */
                basis?: components["parameters"]["Basis"];
                /**
                 * @description One summary entry per payout, or one per business day.
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
                     *         "options": {
                     *           "split": "month",
                     *           "basis": "accrual",
                     *           "by": "payout"
                     *         },
                     *         "entries": [
                     *           {
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
                 * @description Whether an accrual entry is cut at the end of a calendar month.
                 * @example month
                 */
                split?: components["parameters"]["Split"];
                /**
                 * @description Accrual dates entries by trade, cash by payout.
                 * @example accrual
                 */
                basis?: components["parameters"]["Basis"];
                /**
                 * @description One summary entry per payout, or one per business day.
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
                 * @description Whether an accrual entry is cut at the end of a calendar month.
                 * @example month
                 */
                split?: components["parameters"]["Split"];
                /**
                 * @description Accrual dates entries by trade, cash by payout.
                 * @example accrual
                 */
                basis?: components["parameters"]["Basis"];
                /**
                 * @description One summary entry per payout, or one per business day.
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
}
