import cors from '@fastify/cors';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { addAddressLimits } from './plugins/address-limits.ts';
import { addAuthentication } from './plugins/authentication.ts';
import { addContractStructs, createAnswerCall } from './plugins/calls.ts';
import { connectionSettings } from './plugins/connections.ts';
import { endConnectionsOnClose } from './plugins/draining.ts';
import { addErrorReplies, notFound } from './plugins/errors.ts';
import { addRequestLog, loggerSettings } from './plugins/request-log.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { addSite } from './plugins/site.ts';
import { addUploads } from './plugins/uploads.ts';
import { addAccountRoutes } from './routes/accounts.ts';
import { addAuditRoutes } from './routes/audit.ts';
import { addBrandRoutes } from './routes/brands.ts';
import { addCoinRoutes } from './routes/coins.ts';
import { addComplaintRoutes } from './routes/complaints.ts';
import { addDonationCardRoutes } from './routes/donation-cards.ts';
import { addHealthRoutes } from './routes/health.ts';
import { addImageRoutes } from './routes/images.ts';
import { addOrderRoutes } from './routes/orders.ts';
import { addOrganizationRoutes } from './routes/organizations.ts';
import { addPaymentRoutes } from './routes/payments.ts';
import { addProfileRoutes } from './routes/profile.ts';
import { addReceiptRoutes } from './routes/receipts.ts';
import { addRedemptionRoutes } from './routes/redemptions.ts';
import { addStaffBrandRoutes } from './routes/staff-brands.ts';
import { addStaffComplaintRoutes } from './routes/staff-complaints.ts';
import { addStaffDonationCardRoutes } from './routes/staff-donation-cards.ts';
import { addStaffDonorRoutes } from './routes/staff-donors.ts';
import { addStaffOrderRoutes } from './routes/staff-orders.ts';
import { addStaffOrganizationRoutes } from './routes/staff-organizations.ts';
import type { Services } from './services.ts';

/** Bytes of a JSON body. */
const bodyLimit = 64 * 1024;

/**
 * Builds the server without letting it listen.
 * @param siteFolder the built site, served beside the API when it is there
 */
export async function buildApp(services: Services, siteFolder?: string): Promise<FastifyInstance> {
  const app = createInstance(services);
  endConnectionsOnClose(app);
  addSecurityHeaders(app, services.environment);
  addRequestLog(app);
  addErrorReplies(app);
  addAddressLimits(app, services.environment, services.database);
  addHealthRoutes(app, services);
  if (siteFolder) await addSite(app, siteFolder, services.environment);
  await app.register((api) => addApi(api, services), { prefix: '/api' });
  return app;
}

function createInstance({ environment }: Services): FastifyInstance {
  return fastify({
    ...connectionSettings(environment),
    logger: loggerSettings(environment),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    bodyLimit,
    trustProxy: (_address, hop) => hop < environment.TRUST_PROXY_HOPS,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
  });
}

async function addApi(api: FastifyInstance, services: Services): Promise<void> {
  api.removeContentTypeParser('text/plain');
  await addUploads(api);
  await addAuthentication(api, services);
  if (services.environment.CORS_ORIGINS.length) await allowOrigins(api, services.environment.CORS_ORIGINS);
  addContractStructs(api);
  const answer = createAnswerCall(api, services);
  const edits = { count: 0 };
  addBrandRoutes(answer, services, edits);
  addOrganizationRoutes(answer, services, edits);
  addDonationCardRoutes(answer, services, edits);
  addStaffBrandRoutes(answer, services, edits);
  addStaffOrganizationRoutes(answer, services, edits);
  addStaffDonationCardRoutes(answer, services, edits);
  addStaffComplaintRoutes(answer, services);
  addStaffDonorRoutes(answer, services);
  addAuditRoutes(answer, services);
  addAccountRoutes(answer, services, api);
  addProfileRoutes(answer, services);
  addOrderRoutes(answer, services);
  addStaffOrderRoutes(answer, services);
  addCoinRoutes(answer, services);
  addReceiptRoutes(answer, services);
  addRedemptionRoutes(answer, services);
  addComplaintRoutes(answer, services);
  addPaymentRoutes(answer, services);
  addImageRoutes(api, services);
  // Or the site would answer with a page.
  api.get('/*', async () => {
    throw notFound();
  });
}

async function allowOrigins(api: FastifyInstance, origin: string[]): Promise<void> {
  await api.register(cors, {
    origin,
    methods: ['GET', 'HEAD', 'POST', 'PUT'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
    exposedHeaders: ['retry-after'],
    maxAge: 600,
  });
}
