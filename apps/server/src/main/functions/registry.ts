import type { FunctionName } from "@sayhey/contract/functions";
import { accountClose } from "../../features/account/functions/account-close.ts";
import { accountExport } from "../../features/account/functions/account-export.ts";
import { accountExportCancel } from "../../features/account/functions/account-export-cancel.ts";
import { accountExportLink } from "../../features/account/functions/account-export-link.ts";
import { accountKeep } from "../../features/account/functions/account-keep.ts";
import { accountSafety } from "../../features/account/functions/account-safety.ts";
import { passwordChange } from "../../auth/functions/password-change.ts";
import { projectList } from "../../features/projects/functions/project-list.ts";
import { renderGet } from "../../features/trailers/functions/render-get.ts";
import { onboardingDismiss } from "../../features/account/functions/onboarding-dismiss.ts";
import { onboardingGet } from "../../features/account/functions/onboarding-get.ts";
import { sessionEnd } from "../../auth/functions/session-end.ts";
import { sessionEndOthers } from "../../auth/functions/session-end-others.ts";
import { templateTry } from "../../features/projects/functions/template-try.ts";
import { templateUse } from "../../features/projects/functions/template-use.ts";
import { tokenCheck } from "../../features/account/functions/token-check.ts";
import { tokenCreate } from "../../auth/functions/token-create.ts";
import { emailConfirm } from "../../auth/functions/email-confirm.ts";
import { emailConfirmSend } from "../../auth/functions/email-confirm-send.ts";
import { tokenRevokeAll } from "../../auth/functions/token-revoke-all.ts";
import { tokenRevoke } from "../../auth/functions/token-revoke.ts";
import { assetPlaces } from "../../features/assets/functions/asset-places.ts";
import { assetFolderCreate } from "../../features/assets/functions/asset-folder-create.ts";
import { assetFolderMove } from "../../features/assets/functions/asset-folder-move.ts";
import { assetFolderRemove } from "../../features/assets/functions/asset-folder-remove.ts";
import { assetFolderRestore } from "../../features/assets/functions/asset-folder-restore.ts";
import { assetVersions } from "../../features/assets/functions/asset-versions.ts";
import { assetVersionRestore } from "../../features/assets/functions/asset-version-restore.ts";
import { assetVersionRemove } from "../../features/assets/functions/asset-version-remove.ts";
import { assetArchive } from "../../features/assets/functions/asset-archive.ts";
import { assetPurge } from "../../features/assets/functions/asset-purge.ts";
import { assetSign } from "../../features/assets/functions/asset-sign.ts";
import { assetStorage } from "../../features/assets/functions/asset-storage.ts";
import { assetUses } from "../../features/assets/functions/asset-uses.ts";
import { musicGet } from "../../features/assets/functions/music-get.ts";
import { storyboardGet } from "../../features/trailers/functions/storyboard-get.ts";
import { storyboardSave } from "../../features/trailers/functions/storyboard-save.ts";
import { storyboardWrite } from "../../features/trailers/functions/storyboard-write.ts";
import { imageCover } from "../../features/trailers/functions/image-cover.ts";
import { footageAdd } from "../../features/trailers/functions/footage-add.ts";
import { footageCancel } from "../../features/trailers/functions/footage-cancel.ts";
import { footageList } from "../../features/trailers/functions/footage-list.ts";
import { domainCheck } from "../../features/domains/functions/domain-check.ts";
import { domainGet } from "../../features/domains/functions/domain-get.ts";
import { domainRemove } from "../../features/domains/functions/domain-remove.ts";
import { domainSet } from "../../features/domains/functions/domain-set.ts";
import { galleryGet } from "../../features/gallery/functions/gallery-get.ts";
import { galleryLike } from "../../features/gallery/functions/gallery-like.ts";
import { galleryList } from "../../features/gallery/functions/gallery-list.ts";
import { galleryRemix } from "../../features/gallery/functions/gallery-remix.ts";
import { profileGet } from "../../features/gallery/functions/profile-get.ts";
import { publicationGet } from "../../features/gallery/functions/publication-get.ts";
import { publicationPublish } from "../../features/gallery/functions/publication-publish.ts";
import { publicationRestore } from "../../features/gallery/functions/publication-restore.ts";
import { publicationSlug } from "../../features/gallery/functions/publication-slug.ts";
import { publicationUnpublish } from "../../features/gallery/functions/publication-unpublish.ts";
import { publicationUpdate } from "../../features/gallery/functions/publication-update.ts";
import { reportCreate } from "../../features/gallery/functions/report-create.ts";
import { authRateLimit } from "../../auth/functions/auth-rate-limit.ts";
import { gitForget } from "../../features/projects/functions/git-forget.ts";
import { gitGet } from "../../features/projects/functions/git-get.ts";
import { gitPush } from "../../features/projects/functions/git-push.ts";
import { projectFile } from "../../features/projects/functions/project-file.ts";
import { projectCheck } from "../../features/checks/functions/project-check.ts";
import { projectSource } from "../../features/projects/functions/project-source.ts";
import { sourceProblems } from "../../features/projects/functions/source-problems.ts";
import { sourceSearch } from "../../features/projects/functions/source-search.ts";
import { memoryList } from "../../features/projects/functions/memory-list.ts";
import { memoryRemove } from "../../features/projects/functions/memory-remove.ts";
import { memorySave } from "../../features/projects/functions/memory-save.ts";
import { overrideList } from "../../features/projects/functions/override-list.ts";
import { overrideRemove } from "../../features/projects/functions/override-remove.ts";
import { overrideSave } from "../../features/projects/functions/override-save.ts";
import { projectCreate } from "../../features/projects/functions/project-create.ts";
import { projectEdit } from "../../features/projects/functions/project-edit.ts";
import { projectHistory } from "../../features/projects/functions/project-history.ts";
import { projectVersion } from "../../features/projects/functions/project-version.ts";
import { projectRestore } from "../../features/projects/functions/project-restore.ts";
import { projectRecover } from "../../features/projects/functions/project-recover.ts";
import { projectRevert } from "../../features/projects/functions/project-revert.ts";
import { projectFork } from "../../features/projects/functions/project-fork.ts";
import { projectLabel } from "../../features/projects/functions/project-label.ts";
import { projectExport } from "../../features/projects/functions/project-export.ts";
import { projectFilm } from "../../features/trailers/functions/project-film.ts";
import { checkPictures } from "../../features/checks/functions/check-pictures.ts";
import { projectPreview } from "../../features/projects/functions/project-preview.ts";
import { avatarSet } from "../../features/account/functions/avatar-set.ts";
import { adminCheck } from "../../features/admin/functions/admin-check.ts";
import { adminAudit } from "../../features/admin/functions/admin-audit.ts";
import { adminItemChange } from "../../features/admin/functions/admin-item-change.ts";
import { adminItems } from "../../features/admin/functions/admin-items.ts";
import { adminJob } from "../../features/admin/functions/admin-job.ts";
import { adminJobs } from "../../features/admin/functions/admin-jobs.ts";
import { adminModelPrice } from "../../features/admin/functions/admin-model-price.ts";
import { adminModelPrices } from "../../features/admin/functions/admin-model-prices.ts";
import { adminSwitch } from "../../features/admin/functions/admin-switch.ts";
import { adminSwitches } from "../../features/admin/functions/admin-switches.ts";
import { adminUser } from "../../features/admin/functions/admin-user.ts";
import { adminOverview } from "../../features/admin/functions/admin-overview.ts";
import { adminReport } from "../../features/admin/functions/admin-report.ts";
import { adminUserChange } from "../../features/admin/functions/admin-user-change.ts";
import { adminUsers } from "../../features/admin/functions/admin-users.ts";
import { analyticsGet } from "../../features/analytics/functions/analytics-get.ts";
import { eventRecord } from "../../features/analytics/functions/event-record.ts";
import { billingGet } from "../../features/billing/functions/billing-get.ts";
import { billingPay } from "../../features/billing/functions/billing-pay.ts";
import { billingPlay } from "../../features/billing/functions/billing-play.ts";
import { billingPortal } from "../../features/billing/functions/billing-portal.ts";
import { billingRefund } from "../../features/billing/functions/billing-refund.ts";
import { planChange } from "../../features/billing/functions/plan-change.ts";
import { planResume } from "../../features/billing/functions/plan-resume.ts";
import { brandKitSave } from "../../features/trailers/functions/brand-kit-save.ts";
import { renderCancel } from "../../features/trailers/functions/render-cancel.ts";
import { renderCreate } from "../../features/trailers/functions/render-create.ts";
import { renderFiles } from "../../features/trailers/functions/render-files.ts";
import { renderLinkGet } from "../../features/trailers/functions/render-link-get.ts";
import { renderLinkSet } from "../../features/trailers/functions/render-link-set.ts";
import { renderRepeat } from "../../features/trailers/functions/render-repeat.ts";
import { renderRetry } from "../../features/trailers/functions/render-retry.ts";
import { sharedDataAdd } from "../../features/shared-data/functions/shared-data-add.ts";
import { sharedDataExport } from "../../features/shared-data/functions/shared-data-export.ts";
import { assistantUsage } from "../../features/shared-data/functions/assistant-usage.ts";
import { sharedDataGet } from "../../features/shared-data/functions/shared-data-get.ts";
import { sharedDataReset } from "../../features/shared-data/functions/shared-data-reset.ts";
import { sharedDataTakeBack } from "../../features/shared-data/functions/shared-data-take-back.ts";
import { sharedDataUndo } from "../../features/shared-data/functions/shared-data-undo.ts";
import { trailerGet } from "../../features/trailers/functions/trailer-get.ts";
import { transformCancel } from "../../features/transforms/functions/transform-cancel.ts";
import { transformCreate } from "../../features/transforms/functions/transform-create.ts";
import { transformFiles } from "../../features/transforms/functions/transform-files.ts";
import { transformPresetRemove } from "../../features/transforms/functions/transform-preset-remove.ts";
import { transformPresetSave } from "../../features/transforms/functions/transform-preset-save.ts";
import { transformRetry } from "../../features/transforms/functions/transform-retry.ts";
import { usageGet } from "../../features/billing/functions/usage-get.ts";
import { webhookGet } from "../../features/notifications/functions/webhook-get.ts";
import { webhookRemove } from "../../features/notifications/functions/webhook-remove.ts";
import { webhookRestore } from "../../features/notifications/functions/webhook-restore.ts";
import { webhookRotate } from "../../features/notifications/functions/webhook-rotate.ts";
import { webhookSave } from "../../features/notifications/functions/webhook-save.ts";
import { webhookTest } from "../../features/notifications/functions/webhook-test.ts";
import { validatePassword } from "../../auth/functions/validate-password.ts";
import { aiGet } from "../../features/ai/functions/ai-get.ts";
import { aiSave } from "../../features/ai/functions/ai-save.ts";
import { aiRemove } from "../../features/ai/functions/ai-remove.ts";
import { aiRestore } from "../../features/ai/functions/ai-restore.ts";
import { aiTest } from "../../features/ai/functions/ai-test.ts";
import { aiCancel } from "../../features/ai/functions/ai-cancel.ts";
import { aiLocalChoose } from "../../features/ai/functions/ai-local-choose.ts";
import { aiLocalFind } from "../../features/ai/functions/ai-local-find.ts";
import { aiPictures } from "../../features/ai/functions/ai-pictures.ts";
import { aiUndo } from "../../features/ai/functions/ai-undo.ts";
import { projectAsk } from "../../features/ai/functions/project-ask.ts";
import type { FunctionDefinition } from "../../http/rpc/define-function.ts";

/** Every backend function. The type makes a function of the contract without a handler a compile error, and the reverse. */
export const REGISTRY: { readonly [N in FunctionName]: FunctionDefinition<N> } = {
  "project-create": projectCreate,
  "project-edit": projectEdit,
  "project-history": projectHistory,
  "project-version": projectVersion,
  "project-restore": projectRestore,
  "project-recover": projectRecover,
  "project-revert": projectRevert,
  "project-fork": projectFork,
  "project-label": projectLabel,
  "project-preview": projectPreview,
  "project-export": projectExport,
  "project-film": projectFilm,
  "check-pictures": checkPictures,
  "override-save": overrideSave,
  "override-remove": overrideRemove,
  "override-list": overrideList,
  "project-source": projectSource,
  "project-file": projectFile,
  "source-search": sourceSearch,
  "project-check": projectCheck,
  "source-problems": sourceProblems,
  "git-get": gitGet,
  "git-push": gitPush,
  "git-forget": gitForget,
  "assistant-usage": assistantUsage,
  "shared-data-get": sharedDataGet,
  "shared-data-reset": sharedDataReset,
  "shared-data-undo": sharedDataUndo,
  "shared-data-add": sharedDataAdd,
  "shared-data-take-back": sharedDataTakeBack,
  "shared-data-export": sharedDataExport,
  "trailer-get": trailerGet,
  "render-create": renderCreate,
  "render-cancel": renderCancel,
  "render-retry": renderRetry,
  "render-files": renderFiles,
  "render-link-get": renderLinkGet,
  "render-link-set": renderLinkSet,
  "render-repeat": renderRepeat,
  "footage-list": footageList,
  "footage-add": footageAdd,
  "footage-cancel": footageCancel,
  "transform-create": transformCreate,
  "transform-cancel": transformCancel,
  "transform-retry": transformRetry,
  "transform-files": transformFiles,
  "transform-preset-save": transformPresetSave,
  "transform-preset-remove": transformPresetRemove,
  "asset-sign": assetSign,
  "asset-uses": assetUses,
  "asset-places": assetPlaces,
  "asset-folder-create": assetFolderCreate,
  "asset-folder-move": assetFolderMove,
  "asset-folder-remove": assetFolderRemove,
  "asset-folder-restore": assetFolderRestore,
  "asset-versions": assetVersions,
  "asset-version-restore": assetVersionRestore,
  "asset-version-remove": assetVersionRemove,
  "asset-archive": assetArchive,
  "asset-purge": assetPurge,
  "asset-storage": assetStorage,
  "image-cover": imageCover,
  "music-get": musicGet,
  "storyboard-get": storyboardGet,
  "storyboard-save": storyboardSave,
  "storyboard-write": storyboardWrite,
  "usage-get": usageGet,
  "onboarding-get": onboardingGet,
  "onboarding-dismiss": onboardingDismiss,
  "webhook-get": webhookGet,
  "webhook-save": webhookSave,
  "webhook-rotate": webhookRotate,
  "webhook-remove": webhookRemove,
  "webhook-restore": webhookRestore,
  "webhook-test": webhookTest,
  "project-list": projectList,
  "render-get": renderGet,
  "password-change": passwordChange,
  "account-safety": accountSafety,
  "session-end": sessionEnd,
  "session-end-others": sessionEndOthers,
  "template-use": templateUse,
  "template-try": templateTry,
  "token-create": tokenCreate,
  "token-revoke": tokenRevoke,
  "token-revoke-all": tokenRevokeAll,
  "email-confirm": emailConfirm,
  "email-confirm-send": emailConfirmSend,
  "token-check": tokenCheck,
  "account-export": accountExport,
  "account-export-cancel": accountExportCancel,
  "account-export-link": accountExportLink,
  "account-close": accountClose,
  "account-keep": accountKeep,
  "gallery-get": galleryGet,
  "gallery-like": galleryLike,
  "gallery-list": galleryList,
  "gallery-remix": galleryRemix,
  "profile-get": profileGet,
  "domain-get": domainGet,
  "domain-set": domainSet,
  "domain-check": domainCheck,
  "domain-remove": domainRemove,
  "publication-get": publicationGet,
  "publication-publish": publicationPublish,
  "publication-restore": publicationRestore,
  "publication-slug": publicationSlug,
  "publication-unpublish": publicationUnpublish,
  "publication-update": publicationUpdate,
  "report-create": reportCreate,
  "avatar-set": avatarSet,
  "brand-kit-save": brandKitSave,
  "billing-get": billingGet,
  "billing-pay": billingPay,
  "billing-play": billingPlay,
  "billing-portal": billingPortal,
  "billing-refund": billingRefund,
  "event-record": eventRecord,
  "analytics-get": analyticsGet,
  "admin-check": adminCheck,
  "admin-overview": adminOverview,
  "admin-jobs": adminJobs,
  "admin-job": adminJob,
  "admin-items": adminItems,
  "admin-item-change": adminItemChange,
  "admin-model-prices": adminModelPrices,
  "admin-model-price": adminModelPrice,
  "admin-switches": adminSwitches,
  "admin-switch": adminSwitch,
  "admin-audit": adminAudit,
  "admin-user": adminUser,
  "admin-report": adminReport,
  "admin-users": adminUsers,
  "admin-user-change": adminUserChange,
  "plan-change": planChange,
  "plan-resume": planResume,
  "ai-get": aiGet,
  "ai-save": aiSave,
  "ai-remove": aiRemove,
  "ai-restore": aiRestore,
  "ai-test": aiTest,
  "ai-cancel": aiCancel,
  "memory-list": memoryList,
  "memory-save": memorySave,
  "memory-remove": memoryRemove,
  "ai-local-choose": aiLocalChoose,
  "ai-local-find": aiLocalFind,
  "ai-pictures": aiPictures,
  "ai-undo": aiUndo,
  "project-ask": projectAsk,
  "validate-password": validatePassword,
  "auth-rate-limit": authRateLimit,
};
