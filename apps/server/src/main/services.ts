import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { serverAiOf, type ServerAi } from "../features/ai/ai-config.port.ts";
import { AI_NETWORK, type AiNetwork } from "../features/ai/ai-network.port.ts";
import { findLocalModels, LOCAL_SERVERS, type LocalServer } from "../features/ai/local-models.port.ts";
import { mapTilesOf } from "../features/projects/hosting/map-tiles.ts";
import { createAppHost } from "../features/projects/hosting/app-host.ts";
import { createAppPages } from "../features/projects/hosting/app-pages.ts";
import { findLinkPicture } from "../features/gallery/find-link-picture.ts";
import { createDomainAsk, DOMAIN_ASK_PATH } from "../features/domains/domain-ask.ts";
import { openDomainDirectory } from "../features/domains/domain-directory.ts";
import { openDomainNames } from "../features/domains/domain-names.ts";
import { createAppPictures } from "../features/projects/hosting/app-pictures.port.ts";
import { createFeedHandler } from "../features/projects/feeds/feed-handler.ts";
import { FEED_NETWORK, type FeedNetwork } from "../features/projects/feeds/feed-network.ts";
import { createAssistantHandler } from "../features/shared-data/assistant-handler.ts";
import { createInboxHandler } from "../features/shared-data/inbox-handler.ts";
import { openAppData } from "../features/shared-data/app-data.ts";
import { AVATARS_PATH, createAvatarHandler } from "../features/account/avatar-handler.ts";
import { answerFont, FONTS_PATH } from "../features/projects/hosting/font-handler.ts";
import { galleryMounts } from "../features/gallery/gallery-mounts.ts";
import { createPageHead } from "../features/gallery/page-head.ts";
import { openBilling } from "../features/billing/open-billing.ts";
import { stripeConfig } from "../features/billing/stripe/stripe-config.ts";
import {
  createStripeWebhook,
  STRIPE_WEBHOOK_BYTES,
  STRIPE_WEBHOOK_PATH,
} from "../features/billing/stripe/stripe-webhook.ts";
import { createFunctionHandler } from "./functions/function-handler.ts";
import { callerAddress } from "../infra/limits/caller-address.ts";
import type { GatewayParts } from "../http/gateway.ts";
import type { FunctionServices } from "../http/rpc/define-function.ts";
import { GIT_NETWORK, type GitNetwork } from "../features/projects/git/git-network.ts";
import { log } from "../infra/log/log.ts";
import { jobsReady, openJobQueue } from "../infra/queue/job-queue.ts";
import { superviseWorker, type SupervisedWorker } from "./worker/supervise-worker.ts";
import { diskProblems } from "../infra/disk-space.ts";
import { readWorkerReports } from "../infra/queue/worker-reports.ts";
import { appOriginOf, type WorkerSettings } from "../infra/queue/worker-settings.ts";
import { createDevMail } from "../http/dev-mail/dev-mail.ts";
import { DEV_MAIL_PATH } from "../http/dev-mail/dev-mail-pages.ts";
import { isLocal } from "../infra/settings/settings.ts";
import { networkOf } from "../infra/limits/network-of.ts";
import { readInstallation } from "../infra/metrics/installation-metrics.ts";
import { collectProcess } from "../infra/metrics/metrics.ts";
import { createMetricsHandler, METRICS_PATH } from "../infra/metrics/metrics-handler.ts";
import { readReadiness } from "../infra/readiness.ts";
import { outboxFolder } from "../infra/mail/outbox.ts";
import { createMediaHandler } from "../infra/media/media-handler.ts";
import { mediaSettings } from "../infra/media/media-settings.ts";
import { openMediaStore } from "../infra/media/open-media-store.ts";
import type { Platform } from "./open-platform.ts";
import type { PartProblem } from "../infra/processes/part-health.ts";
import { createRealtime } from "../infra/realtime/realtime.ts";
import { AppError } from "@sayhey/contract/app-error";
import { LIMITS } from "@sayhey/contract/limits";
import { RESUMABLE_PATH, UPLOAD_PATH } from "@sayhey/contract/upload";
import { IMPORT_BYTES, IMPORT_PATH } from "@sayhey/contract/project-import";
import { ARCHIVE_PATH, createArchiveHandler } from "../features/assets/archive.ts";
import { createImportHandler } from "../features/projects/import-handler.ts";
import { createResumableHandler } from "../features/assets/resumable/resumable-handler.ts";
import { openUploadLocks } from "../features/assets/resumable/upload-locks.ts";
import { createUploadHandler } from "../features/assets/upload-handler.ts";
import { WEBHOOK_NETWORK, type WebhookNetwork } from "../features/notifications/webhooks/webhook-network.ts";
import { openVisitCounter } from "../features/analytics/visit-counter.ts";
import { createTemplateLibrary } from "../features/projects/compile/template-library.ts";
import { agentMounts } from "./mcp/agent-mounts.ts";
import { createOpenApiHandler, OPEN_API_PATH } from "./functions/open-api.ts";
import { createAppLibrary } from "../features/projects/compile/app-library.ts";
import { createLiveLibrary } from "../features/projects/compile/live-library.ts";
import { openCompilePool } from "../features/projects/compile/compile-pool.port.ts";

/** Everything that stands on the platform: functions, media, realtime, queues, hosting of apps. */
export interface Services extends GatewayParts {
  /** Takes over the socket of a WebSocket request to the product's origin; false when the path is not its own. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Takes over the socket of a WebSocket request to an app's origin; false when the path is not its own. */
  upgradeApp?(request: IncomingMessage, socket: Duplex, head: Buffer, slug: string): boolean;
  /** Stops taking work, finishes or hands back what runs, and lets go of everything. */
  close(): Promise<void>;
}

/** Further ways to open the services. */
export interface ServicesOptions {
  /** Whether a worker runs beside the server, as a process of its own. As the setting WORKER says when absent. */
  worker?: boolean;
  /** How the addresses of webhooks are checked; the open internet when absent. */
  webhookNetwork?: WebhookNetwork;
  /** How Git remotes are reached; the open internet when absent. */
  gitNetwork?: GitNetwork;
  /** How models that people bring are reached; the open internet when absent. */
  aiNetwork?: AiNetwork;
  /** Where model servers are looked for on this machine; their usual ports when absent. */
  localServers?: readonly LocalServer[];
  /** How feeds that apps show are reached; the open internet when absent. */
  feedNetwork?: FeedNetwork;
  /** What time it is for payments; the real one when absent. */
  now?: () => Date;
}

const KB = 1024;
/** Later than whatever a start itself has to do. */
const WARM_UP_AFTER_MS = 4000;

const { warn } = log;

/** What a worker of this installation needs to know. */
export async function workerSettings(
  platform: Pick<Platform, "settings" | "publicUrl" | "databaseUrl" | "directUrl" | "dataFolder" | "secret">,
): Promise<WorkerSettings> {
  const { settings } = platform;
  const { protocol, port } = new URL(platform.publicUrl);
  return {
    databaseUrl: platform.databaseUrl,
    directUrl: platform.directUrl,
    media: mediaSettings(settings, await platform.secret("media")),
    appOrigin: `${protocol}//{slug}.${settings.APPS_DOMAIN}${port === "" ? "" : `:${port}`}`,
    mail: {
      smtpUrl: settings.SMTP_URL ?? null,
      from: settings.MAIL_FROM,
      outbox: outboxFolder(platform.dataFolder),
      siteUrl: platform.publicUrl,
    },
    ai: serverAiOf(settings),
    stripe: stripeConfig(settings, platform.publicUrl),
    renderThreads: settings.RENDER_WORKERS,
    renderTimeLimit: settings.TRAILER_TIMEOUT,
    hasMetrics: settings.METRICS_TOKEN !== undefined,
    ...(settings.WORKER_ONLY === undefined ? {} : { only: settings.WORKER_ONLY }),
    ...(settings.BACKUP_DIR === undefined
      ? {}
      : { backup: { folder: settings.BACKUP_DIR, keep: settings.BACKUP_KEEP } }),
    ...(settings.CHROMIUM_PATH === undefined ? {} : { chromiumPath: settings.CHROMIUM_PATH }),
  };
}

/** What Prometheus reads, where the operator has given it a token: this server, the worker it brought along, and the installation. */
function metricsMounts(
  { settings, sql, dataFolder }: Platform,
  worker: SupervisedWorker | null,
): GatewayParts["mounts"] {
  if (settings.METRICS_TOKEN === undefined) return [];
  collectProcess("server");
  const installation = { sql, dataFolder, backups: settings.BACKUP_DIR ?? null };
  const others = () => Promise.all([readInstallation(installation), worker?.metrics() ?? null]);
  return [{ path: METRICS_PATH, bodyBytes: KB, fetch: createMetricsHandler(settings.METRICS_TOKEN, others) }];
}

/** Origins the web app is reached under. On one's own machine people type either name. */
function productOrigins(platform: Platform): string[] {
  const { origin, hostname, protocol, port } = new URL(platform.publicUrl);
  return hostname === "localhost" ? [origin, `${protocol}//127.0.0.1${port === "" ? "" : `:${port}`}`] : [origin];
}

/** The pages of published apps, under their own domains where they have some. */
const openAppPages = (
  { sql, publicUrl }: Platform,
  appOrigin: (slug: string) => string,
  directory: Awaited<ReturnType<typeof openDomainDirectory>>,
) =>
  createAppPages({
    sql,
    appOrigin,
    isServed: (domain) => directory.find(domain)?.served === true,
    linkPicture: (id) => findLinkPicture(sql, id, publicUrl),
  });

/** What functions need of models. Model servers on this machine are looked for beside the start, which waits for nobody. */
function openAi(
  { sql, settings }: Platform,
  { server, stack, ...options }: ServicesOptions & { server: ServerAi; stack: AsyncDisposableStack },
): FunctionServices["ai"] {
  const localServers = options.localServers ?? LOCAL_SERVERS;
  if (server === "chosen") {
    const looking = findLocalModels(sql, localServers).catch((error: unknown) =>
      warn("Model servers on this machine could not be looked for.", error),
    );
    stack.defer(async () => void (await looking));
  }
  return {
    server,
    runsPerDay: settings.AI_RUNS_PER_DAY,
    network: options.aiNetwork ?? AI_NETWORK,
    localServers,
    isLocal: isLocal(settings),
  };
}

/** @throws what keeps one of the parts from its work */
async function checkReady(sql: Platform["sql"], parts: readonly { ready(): Promise<void> }[]): Promise<void> {
  for (const part of parts) await part.ready();
  if (!(await jobsReady(sql))) throw new AppError("unavailable", "The job queue is not ready.");
}

/** Opens the services on a platform. Nothing is left open when it fails. */
export async function openServices(platform: Platform, options: ServicesOptions = {}): Promise<Services> {
  await using stack = new AsyncDisposableStack();
  const { sql, databaseUrl, directUrl, settings } = platform;
  const forWorker = await workerSettings(platform);
  const media = openMediaStore(forWorker.media);
  const jobs = await openJobQueue(databaseUrl, (error) => warn("The job queue reported an error.", error));
  stack.defer(() => jobs.close());
  const compilePool = openCompilePool({ warmUpAfterMs: WARM_UP_AFTER_MS });
  stack.defer(() => compilePool.close());
  const realtime = createRealtime({
    sql,
    url: directUrl,
    identify: async (token) => {
      const claims = await platform.verifyBearer(token);
      if (claims === null) throw new AppError("unauthenticated", "The access token is not valid or has expired.");
      return { claims, expiresAt: typeof claims["exp"] === "number" ? claims["exp"] : null };
    },
    holds: platform.sessionHolds,
    addressOf: (request) => networkOf(callerAddress(request, settings.TRUST_PROXY)),
    onWarning: warn,
  });
  stack.defer(() => realtime.close());
  const worker = (options.worker ?? settings.WORKER) ? superviseWorker(forWorker, warn) : null;
  if (worker !== null) stack.defer(() => worker.stop());
  const workerProblems = async (): Promise<PartProblem[]> => [
    ...(worker?.problems() ?? []),
    ...(await readWorkerReports(sql)),
  ];

  const productHost = new URL(platform.publicUrl).hostname;
  const visits = openVisitCounter(sql, {
    ownHost: productHost,
    onError: (error) => warn("Visits of published apps could not be counted.", error),
  });
  stack.defer(() => visits.close());
  const appData = openAppData({
    sql,
    directUrl,
    codeSecret: () => platform.secret("visitor-codes"),
    addressOf: (request) => callerAddress(request, settings.TRUST_PROXY),
    onWarning: warn,
  });
  stack.defer(() => appData.close());
  const appOrigin = (slug: string): string => appOriginOf(forWorker.appOrigin, slug);
  const billing = openBilling({
    sql,
    settings,
    siteUrl: platform.publicUrl,
    now: options.now ?? (() => new Date()),
    warn,
  });
  const directory = await openDomainDirectory({
    sql,
    onError: (error) => warn("The domains of published apps could not be read.", error),
  });
  stack.defer(() => directory.close());
  const functions = createFunctionHandler({
    services: {
      domains: {
        directory,
        names: openDomainNames(settings.DNS_SERVERS),
        secret: () => platform.secret("domain-proofs"),
      },
      visits,
      outbox: settings.SMTP_URL === undefined && isLocal(settings),
      productHost,
      billing,
      dataFolder: platform.dataFolder,
      backupsFolder: settings.BACKUP_DIR ?? null,
      workerProblems,
      sql,
      media,
      jobs,
      compilePool,
      webhookNetwork: options.webhookNetwork ?? WEBHOOK_NETWORK,
      gitNetwork: options.gitNetwork ?? GIT_NETWORK,
      ai: openAi(platform, { ...options, server: forWorker.ai, stack }),
      appOrigin,
      passwords: platform.passwords,
      authLimiter: platform.authLimiter,
    },
    verifyBearer: platform.verifyBearer,
    touchSession: platform.touchSession,
  });
  const answerMedia = createMediaHandler(media);
  const answerUpload = createUploadHandler({ sql, media, verifyBearer: platform.verifyBearer });
  const uploadLocks = openUploadLocks(directUrl);
  stack.defer(() => uploadLocks.close());
  const answerParts = createResumableHandler({ sql, media, locks: uploadLocks, verifyBearer: platform.verifyBearer });
  const answerImport = createImportHandler({ sql, jobs, compilePool, verifyBearer: platform.verifyBearer });
  const templates = createTemplateLibrary(compilePool);
  const loadApp = createAppLibrary(sql, compilePool);
  const pictures = createAppPictures(sql, media);
  const opened = stack.move();
  return {
    mounts: [
      { path: "/functions/v1", bodyBytes: 1024 * KB, fetch: functions },
      { path: OPEN_API_PATH, bodyBytes: KB, fetch: createOpenApiHandler(platform.publicUrl) },
      ...agentMounts({ functions, publicUrl: platform.publicUrl }),
      ...galleryMounts({
        sql,
        media,
        answerMedia,
        publicUrl: platform.publicUrl,
        onEmbed: (id, request, address) =>
          visits.countRequest({ publication: { id }, kind: "embed", request, address }),
      }),
      ...(billing.sync === null
        ? []
        : [{ path: STRIPE_WEBHOOK_PATH, bodyBytes: STRIPE_WEBHOOK_BYTES, fetch: createStripeWebhook(billing.sync) }]),
      { path: DOMAIN_ASK_PATH, bodyBytes: KB, fetch: createDomainAsk(directory) },
      { path: "/media", bodyBytes: KB, fetch: answerMedia },
      { path: ARCHIVE_PATH, bodyBytes: KB, fetch: createArchiveHandler({ sql, media }) },
      { path: RESUMABLE_PATH, bodyBytes: LIMITS.resumableBytes, streams: true, fetch: answerParts },
      { path: UPLOAD_PATH, bodyBytes: 2 * LIMITS.uploadBytes, streams: true, fetch: answerUpload },
      { path: IMPORT_PATH, bodyBytes: IMPORT_BYTES, fetch: answerImport },
      { path: AVATARS_PATH, bodyBytes: KB, fetch: createAvatarHandler(media, sql) },
      { path: DEV_MAIL_PATH, bodyBytes: KB, fetch: createDevMail({ ...forWorker.mail, local: isLocal(settings) }) },
      { path: FONTS_PATH, bodyBytes: KB, fetch: answerFont },
      ...metricsMounts(platform, worker),
    ],
    appHost: createAppHost({
      appsDomain: settings.APPS_DOMAIN,
      tiles: mapTilesOf(settings),
      productOrigins: productOrigins(platform),
      findDomain: (host) => directory.find(host),
      onRequest: (slug, request, address) =>
        visits.countRequest({ publication: { slug }, kind: "open", request, address }),
      loadApp: async (slug) => (await templates(slug)) ?? loadApp(slug),
      live: createLiveLibrary(sql, compilePool),
      answerPicture: (slug, path) => pictures.answer(slug, path),
      answerInbox: createInboxHandler(sql),
      answerAssistant: createAssistantHandler(sql, { network: options.aiNetwork ?? AI_NETWORK, onWarning: warn }),
      answerFeed: createFeedHandler(sql, { network: options.feedNetwork ?? FEED_NETWORK, onWarning: warn }),
      pages: openAppPages(platform, appOrigin, directory),
      answerData: (request, slug, caller) => appData.fetch(request, slug, caller),
    }),
    pageHead: createPageHead(sql, platform.publicUrl),
    ready: () => checkReady(sql, [realtime, compilePool]),
    readiness: () => readReadiness(sql, media),
    problems: async () => [...(await diskProblems(platform.dataFolder)), ...(await workerProblems())],
    upgrade: (request, socket, head) => {
      if (!(request.url ?? "").startsWith("/realtime/v1/websocket")) return false;
      realtime.handleUpgrade(request, socket, head);
      return true;
    },
    upgradeApp: (request, socket, head, slug) => appData.upgrade(request, socket, head, slug),
    close: () => opened.disposeAsync(),
  };
}
