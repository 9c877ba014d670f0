import cors from '@fastify/cors';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { addRecoveryRoutes } from './accounts/recovery-routes.ts';
import { addAccountRoutes } from './accounts/routes.ts';
import { findOpenSession, updateLastUse } from './accounts/session-repository.ts';
import { addSessionRoutes } from './accounts/session-routes.ts';
import { findValidToken, updateLastTokenUse } from './api-tokens/repository.ts';
import { addAuditLogRoutes } from './audit-log/routes.ts';
import { isSiteImage } from './catalog/image-repository.ts';
import { addPlaceRoutes } from './catalog/place-routes.ts';
import { addPreviewRoutes } from './catalog/preview-routes.ts';
import { addCatalogRoutes } from './catalog/routes.ts';
import { addStaffCatalogRoutes } from './catalog/staff-routes.ts';
import { addVersionRoutes } from './catalog/version-routes.ts';
import { addCoinRoutes } from './coins/routes.ts';
import { addCopyRoutes } from './copy/routes.ts';
import { addDeskNewsRoutes } from './desk-news/routes.ts';
import { addFigureRoutes } from './figures/routes.ts';
import { addFollowRoutes } from './follows/routes.ts';
import { addHandoverRoutes } from './handovers/routes.ts';
import { addAddressLimits } from './http/address-limits.ts';
import { createApiTokenLimit } from './http/api-token-limit.ts';
import { type ApiTokenLookup, addAuthentication, type FindSession } from './http/authentication.ts';
import { connectionSettings } from './http/connections.ts';
import { addCorsHeader } from './http/cors-header.ts';
import { endConnectionsOnClose } from './http/draining.ts';
import { addContractStructs, createAddRoute } from './http/endpoints.ts';
import { addErrorReplies, refuseUnknownPaths } from './http/errors.ts';
import { addHealthRoutes } from './http/health-routes.ts';
import { addImageRoutes } from './http/image-routes.ts';
import { createLastUses, flushRegularly } from './http/last-uses.ts';
import type { RegisteredEndpoint } from './http/registered-endpoints.ts';
import { trackReplies } from './http/replies-in-flight.ts';
import { addRequestChecks } from './http/request-checks.ts';
import { addRequestLog, loggerSettings } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { closeSilentConnections } from './http/silent-connections.ts';
import { addUploads } from './http/uploads.ts';
import { addInvitationRoutes } from './invitations/routes.ts';
import { addStaffInvitationRoutes } from './invitations/staff-routes.ts';
import { addMessageRoutes } from './messages/routes.ts';
import { addNeedFeeds } from './needs/feed-routes.ts';
import { addNeedRoutes } from './needs/routes.ts';
import { addStaffNeedRoutes } from './needs/staff-routes.ts';
import { addApiDocs } from './openapi/routes.ts';
import { addInternalRoutes } from './orders/internal-routes.ts';
import { addOrderMoveRoutes } from './orders/move-routes.ts';
import { addOutcomeRoutes } from './orders/outcome-routes.ts';
import { addPhotoRoutes } from './orders/photo-routes.ts';
import { addReceivingRoutes } from './orders/receiving-routes.ts';
import { addOrderRoutes } from './orders/routes.ts';
import { addStaffOrderRoutes } from './orders/staff-routes.ts';
import { isShownPhoto } from './outcomes/public-repository.ts';
import { addOverviewRoutes } from './overview/staff-routes.ts';
import { addPaymentRoutes } from './payments/routes.ts';
import { addPeopleRoutes } from './people/routes.ts';
import { addPersonalDataRoutes } from './personal-data/routes.ts';
import { addProfileRoutes } from './profile/routes.ts';
import { addReceiptRoutes } from './receipts/routes.ts';
import { addRedemptionRoutes } from './redemptions/routes.ts';
import { addSavedTextRoutes } from './saved-texts/routes.ts';
import { hasSecondFactor } from './second-factors/repository.ts';
import { hashSecretCode } from './secret-codes.ts';
import type { Services } from './services.ts';
import { addSettlementRoutes } from './settlements/routes.ts';
import { addSignInSecurityRoutes } from './sign-in-security/routes.ts';
import { addSite } from './site/serve-site.ts';
import type { SiteCopy } from './site-copy.ts';
import { addStaffFigureRoutes } from './staff-figures/routes.ts';
import { addStaffTokenRoutes } from './staff-tokens/routes.ts';
import { addStatementRoutes } from './statements/routes.ts';
import { addThreadRoutes } from './threads/routes.ts';
import { addStaffThreadRoutes } from './threads/staff-routes.ts';
import { addWalkInRoutes } from './walk-ins/routes.ts';

/** The maximum size of a JSON body, in bytes. */
const bodyLimit = 64 * 1024;

/**
 * Builds the server, which does not listen yet.
 * @param siteFolder the folder of the built site, which is served alongside the API if it exists
 */
export async function buildApp(services: Services, siteFolder?: string): Promise<FastifyInstance> {
  const app = createInstance(services);
  const replies = trackReplies(app);
  closeSilentConnections(app, replies);
  addSecurityHeaders(app, services.environment);
  endConnectionsOnClose(app, replies);
  addRequestChecks(app, services.environment);
  addRequestLog(app);
  await addMetrics(app, services);
  addErrorReplies(app);
  addCorsHeader(app);
  addAddressLimits(app, services.environment, services.database);
  addHealthRoutes(app, services);
  addNeedFeeds(app, services);
  const siteCopy = siteFolder ? await addSite(app, siteFolder, services) : undefined;
  const endpoints: RegisteredEndpoint[] = [];
  await app.register((api) => addApi(api, services, endpoints, siteCopy), { prefix: '/api' });
  addApiDocs(app, endpoints);
  return app;
}

/** Loads the metrics library only if metrics are enabled, because the library takes memory. */
async function addMetrics(app: FastifyInstance, services: Services): Promise<void> {
  const { METRICS_TOKEN } = services.environment;
  if (!METRICS_TOKEN) return;
  const { serveMetrics } = await import('./metrics/serve-metrics.ts');
  serveMetrics(app, services, METRICS_TOKEN);
}

function createInstance({ environment }: Services): FastifyInstance {
  return fastify({
    ...connectionSettings(environment),
    logger: loggerSettings(environment),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    bodyLimit,
    // The setting is the number of our proxies. The client's IP address is the one that the outermost of them reports.
    trustProxy: (_address, hop) => hop < environment.TRUST_PROXY_HOPS,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
  });
}

/** @param registered the list to which every endpoint is added */
async function addApi(
  api: FastifyInstance,
  services: Services,
  registered: RegisteredEndpoint[],
  siteCopy: SiteCopy | undefined,
): Promise<void> {
  // Fastify parses plain text by default, but every endpoint takes JSON or a form.
  api.removeContentTypeParser('text/plain');
  await addUploads(api);
  const credentials = { findSession: createFindSession(api, services), apiTokens: createApiTokenLookup(api, services) };
  await addAuthentication(api, services.tokenSecret, credentials);
  if (services.environment.CORS_ORIGINS.length) await allowOrigins(api, services.environment.CORS_ORIGINS);
  addContractStructs(api);
  const route = createAddRoute(api, services, registered);
  addCatalogRoutes(route, services);
  addStaffCatalogRoutes(route, services);
  addVersionRoutes(route, services);
  addPreviewRoutes(route, services, siteCopy);
  addNeedRoutes(route, services);
  addFigureRoutes(route, services);
  addStaffNeedRoutes(route, services);
  addPlaceRoutes(route, services);
  addPeopleRoutes(route, services);
  addInvitationRoutes(route, services);
  addStaffInvitationRoutes(route, services);
  addStaffFigureRoutes(route, services);
  addSettlementRoutes(route, services);
  addCopyRoutes(route, services, siteCopy);
  addThreadRoutes(route, services);
  addStaffThreadRoutes(route, services);
  addSavedTextRoutes(route, services);
  addStaffTokenRoutes(route, services);
  addAuditLogRoutes(route, services);
  addAccountRoutes(route, services, api);
  addRecoveryRoutes(route, services);
  addSessionRoutes(route, services);
  addSignInSecurityRoutes(route, services);
  addProfileRoutes(route, services);
  addPersonalDataRoutes(route, services);
  addOrderRoutes(route, services);
  addPhotoRoutes(route, services);
  addStaffOrderRoutes(route, services);
  addReceivingRoutes(route, services);
  addInternalRoutes(route, services);
  addOrderMoveRoutes(route, services);
  addOutcomeRoutes(route, services);
  addWalkInRoutes(route, services);
  addOverviewRoutes(route, services);
  addDeskNewsRoutes(route, services, api);
  addFollowRoutes(route, services, api);
  addHandoverRoutes(route, services);
  addCoinRoutes(route, services);
  addReceiptRoutes(route, services);
  addStatementRoutes(route, services);
  addRedemptionRoutes(route, services);
  addMessageRoutes(route, services);
  addPaymentRoutes(route, services, api);
  addImageRoutes(api, services, {
    isLasting: (name) => isSiteImage(services.database, name),
    isRevocable: (name) => isShownPhoto(services.database, name),
  });
  refuseUnknownPaths(api);
}

/** Creates the function that finds an open session, and records that it was used. */
function createFindSession(api: FastifyInstance, { database, environment }: Services): FindSession {
  const uses = createLastUses((ids, hour) => updateLastUse(database, ids, hour));
  flushRegularly(api, uses);
  return async (sessionId, userId, now) => {
    const session = await findOpenSession(database, sessionId, userId, now);
    if (!session) return undefined;
    uses.record(sessionId, session.last_used_at, now);
    return {
      ...session,
      lacksSecondFactor: await lacksSecondFactor({ database, environment }, { role: session.role, userId }),
    };
  };
}

/** Creates the object that finds valid API tokens, counts the requests with them, and records when each token was used. */
function createApiTokenLookup(api: FastifyInstance, { database, environment }: Services): ApiTokenLookup {
  const uses = createLastUses((ids, hour) => updateLastTokenUse(database, ids, hour));
  flushRegularly(api, uses);
  return {
    countRequest: createApiTokenLimit(api, database, environment.LIMIT_API_TOKEN_REQUESTS_PER_MINUTE),
    async find(token, now) {
      const found = await findValidToken(database, hashSecretCode(token), now);
      if (!found) return undefined;
      uses.record(found.id, found.last_used_at ?? '', now);
      return {
        ...found,
        lacksSecondFactor: await lacksSecondFactor(
          { database, environment },
          { role: found.role, userId: found.user_id },
        ),
      };
    },
  };
}

/** Checks whether a staff account lacks the second factor that the desk requires. */
async function lacksSecondFactor(
  { database, environment }: Pick<Services, 'database' | 'environment'>,
  { role, userId }: { role: string; userId: string },
): Promise<boolean> {
  const isRequired = environment.STAFF_SECOND_FACTOR === 'required' && role === 'staff';
  return isRequired && !(await hasSecondFactor(database, userId));
}

/** Lets pages of these origins call the API. Other origins do not even learn which methods and headers the API accepts. */
async function allowOrigins(api: FastifyInstance, origins: string[]): Promise<void> {
  const listed = {
    origin: origins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
    exposedHeaders: ['retry-after'],
    // Seconds for which a browser may cache a preflight response.
    maxAge: 600,
  };
  await api.register(cors, {
    delegator: ({ headers }, callback) =>
      callback(null, origins.includes(headers.origin ?? '') ? listed : { origin: false }),
  });
}
