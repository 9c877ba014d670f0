import cors from '@fastify/cors';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { addRecoveryRoutes } from './accounts/recovery-routes.ts';
import { addAccountRoutes } from './accounts/routes.ts';
import { findOpenSession, updateLastUse } from './accounts/session-repository.ts';
import { addSessionRoutes } from './accounts/session-routes.ts';
import { addAuditRoutes } from './audit/routes.ts';
import { isCatalogImage } from './catalog/image-repository.ts';
import { addCatalogRoutes } from './catalog/routes.ts';
import { addStaffCatalogRoutes } from './catalog/staff-routes.ts';
import { addCoinRoutes } from './coins/routes.ts';
import { addAddressLimits } from './http/address-limits.ts';
import { addAuthentication, type FindSession } from './http/authentication.ts';
import { connectionSettings } from './http/connections.ts';
import { endConnectionsOnClose } from './http/draining.ts';
import { addContractStructs, createAddRoute } from './http/endpoints.ts';
import { addErrorReplies, refuseUnknownPaths } from './http/errors.ts';
import { addHealthRoutes } from './http/health-routes.ts';
import { addImageRoutes } from './http/image-routes.ts';
import { trackReplies } from './http/replies-in-flight.ts';
import { addRequestChecks } from './http/request-checks.ts';
import { addRequestLog, loggerSettings } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { createSessionUses, flushRegularly } from './http/session-uses.ts';
import { closeSilentConnections } from './http/silent-connections.ts';
import { addUploads } from './http/uploads.ts';
import { addInvitationRoutes } from './invitations/routes.ts';
import { addStaffInvitationRoutes } from './invitations/staff-routes.ts';
import { addMessageRoutes } from './messages/routes.ts';
import { addOrderRoutes } from './orders/routes.ts';
import { addStaffOrderRoutes } from './orders/staff-routes.ts';
import { addPaymentRoutes } from './payments/routes.ts';
import { addPeopleRoutes } from './people/routes.ts';
import { addPersonalDataRoutes } from './personal-data/routes.ts';
import { addProfileRoutes } from './profile/routes.ts';
import { addReceiptRoutes } from './receipts/routes.ts';
import { addRedemptionRoutes } from './redemptions/routes.ts';
import { hasSecondFactor } from './second-factors/repository.ts';
import type { Services } from './services.ts';
import { addSignInSecurityRoutes } from './sign-in-security/routes.ts';
import { addSite } from './site/serve-site.ts';

/** The maximum size of a JSON body, in bytes. */
const bodyLimit = 64 * 1024;

/**
 * Builds the server, which does not listen yet.
 * @param siteFolder the built site, served beside the API if it has been built
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
  addAddressLimits(app, services.environment, services.database);
  addHealthRoutes(app, services);
  if (siteFolder) await addSite(app, siteFolder, services);
  await app.register((api) => addApi(api, services), { prefix: '/api' });
  return app;
}

/** The library is loaded only where it is used, because it takes memory. */
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
    // The client's IP address is the one reported by the outermost of this many proxies.
    trustProxy: (_address, hop) => hop < environment.TRUST_PROXY_HOPS,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
  });
}

async function addApi(api: FastifyInstance, services: Services): Promise<void> {
  // Fastify parses plain text by default; every endpoint takes JSON or a form.
  api.removeContentTypeParser('text/plain');
  await addUploads(api);
  await addAuthentication(api, services.tokenSecret, createFindSession(api, services));
  if (services.environment.CORS_ORIGINS.length) await allowOrigins(api, services.environment.CORS_ORIGINS);
  addContractStructs(api);
  const route = createAddRoute(api, services);
  addCatalogRoutes(route, services);
  addStaffCatalogRoutes(route, services);
  addPeopleRoutes(route, services);
  addInvitationRoutes(route, services);
  addStaffInvitationRoutes(route, services);
  addAuditRoutes(route, services);
  addAccountRoutes(route, services, api);
  addRecoveryRoutes(route, services);
  addSessionRoutes(route, services);
  addSignInSecurityRoutes(route, services);
  addProfileRoutes(route, services);
  addPersonalDataRoutes(route, services);
  addOrderRoutes(route, services);
  addStaffOrderRoutes(route, services);
  addCoinRoutes(route, services);
  addReceiptRoutes(route, services);
  addRedemptionRoutes(route, services);
  addMessageRoutes(route, services);
  addPaymentRoutes(route, services);
  addImageRoutes(api, services, (name) => isCatalogImage(services.database, name));
  refuseUnknownPaths(api);
}

/** Finds an open session, and notes that it was used. */
function createFindSession(api: FastifyInstance, { database, environment }: Services): FindSession {
  const isRequiredOfStaff = environment.STAFF_SECOND_FACTOR === 'required';
  const uses = createSessionUses((ids, hour) => updateLastUse(database, ids, hour));
  flushRegularly(api, uses);
  return async (sessionId, userId, now) => {
    const session = await findOpenSession(database, sessionId, userId, now);
    if (!session) return undefined;
    uses.note(sessionId, session.last_used_at, now);
    const isRequired = isRequiredOfStaff && session.role === 'staff';
    return { ...session, lacksSecondFactor: isRequired && !(await hasSecondFactor(database, userId)) };
  };
}

/** An origin that is not listed learns nothing: neither the methods nor the headers that the API accepts. */
async function allowOrigins(api: FastifyInstance, origins: string[]): Promise<void> {
  const listed = {
    origin: origins,
    methods: ['GET', 'HEAD', 'POST', 'PUT'],
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
