import type { FunctionName } from "@sayhey/contract/functions";
import { accountClose } from "../../functions/account-close.ts";
import { accountExport } from "../../functions/account-export.ts";
import { accountExportCancel } from "../../functions/account-export-cancel.ts";
import { accountExportLink } from "../../functions/account-export-link.ts";
import { accountKeep } from "../../functions/account-keep.ts";
import { accountSafety } from "../../functions/account-safety.ts";
import { passwordChange } from "../../functions/password-change.ts";
import { projectList } from "../../functions/project-list.ts";
import { renderGet } from "../../functions/render-get.ts";
import { onboardingDismiss } from "../../functions/onboarding-dismiss.ts";
import { onboardingGet } from "../../functions/onboarding-get.ts";
import { sessionEnd } from "../../functions/session-end.ts";
import { sessionEndOthers } from "../../functions/session-end-others.ts";
import { templateTry } from "../../functions/template-try.ts";
import { templateUse } from "../../functions/template-use.ts";
import { tokenCheck } from "../../functions/token-check.ts";
import { tokenCreate } from "../../functions/token-create.ts";
import { emailConfirm } from "../../functions/email-confirm.ts";
import { emailConfirmSend } from "../../functions/email-confirm-send.ts";
import { tokenRevokeAll } from "../../functions/token-revoke-all.ts";
import { tokenRevoke } from "../../functions/token-revoke.ts";
import { assetPlaces } from "../../functions/asset-places.ts";
import { assetFolderCreate } from "../../functions/asset-folder-create.ts";
import { assetFolderMove } from "../../functions/asset-folder-move.ts";
import { assetFolderRemove } from "../../functions/asset-folder-remove.ts";
import { assetFolderRestore } from "../../functions/asset-folder-restore.ts";
import { assetVersions } from "../../functions/asset-versions.ts";
import { assetVersionRestore } from "../../functions/asset-version-restore.ts";
import { assetVersionRemove } from "../../functions/asset-version-remove.ts";
import { assetArchive } from "../../functions/asset-archive.ts";
import { assetPurge } from "../../functions/asset-purge.ts";
import { assetSign } from "../../functions/asset-sign.ts";
import { assetStorage } from "../../functions/asset-storage.ts";
import { assetUses } from "../../functions/asset-uses.ts";
import { musicGet } from "../../functions/music-get.ts";
import { storyboardGet } from "../../functions/storyboard-get.ts";
import { storyboardSave } from "../../functions/storyboard-save.ts";
import { storyboardWrite } from "../../functions/storyboard-write.ts";
import { imageCover } from "../../functions/image-cover.ts";
import { footageAdd } from "../../functions/footage-add.ts";
import { footageCancel } from "../../functions/footage-cancel.ts";
import { footageList } from "../../functions/footage-list.ts";
import { domainCheck } from "../../functions/domain-check.ts";
import { domainGet } from "../../functions/domain-get.ts";
import { domainRemove } from "../../functions/domain-remove.ts";
import { domainSet } from "../../functions/domain-set.ts";
import { galleryGet } from "../../functions/gallery-get.ts";
import { galleryLike } from "../../functions/gallery-like.ts";
import { galleryList } from "../../functions/gallery-list.ts";
import { galleryRemix } from "../../functions/gallery-remix.ts";
import { profileGet } from "../../functions/profile-get.ts";
import { publicationGet } from "../../functions/publication-get.ts";
import { publicationPublish } from "../../functions/publication-publish.ts";
import { publicationRestore } from "../../functions/publication-restore.ts";
import { publicationSlug } from "../../functions/publication-slug.ts";
import { publicationUnpublish } from "../../functions/publication-unpublish.ts";
import { publicationUpdate } from "../../functions/publication-update.ts";
import { reportCreate } from "../../functions/report-create.ts";
import { authRateLimit } from "../../functions/auth-rate-limit.ts";
import { gitForget } from "../../functions/git-forget.ts";
import { gitGet } from "../../functions/git-get.ts";
import { gitPush } from "../../functions/git-push.ts";
import { projectFile } from "../../functions/project-file.ts";
import { projectProve } from "../../functions/project-prove.ts";
import { projectSource } from "../../functions/project-source.ts";
import { sourceProblems } from "../../functions/source-problems.ts";
import { sourceSearch } from "../../functions/source-search.ts";
import { overrideList } from "../../functions/override-list.ts";
import { overrideRemove } from "../../functions/override-remove.ts";
import { overrideSave } from "../../functions/override-save.ts";
import { projectCreate } from "../../functions/project-create.ts";
import { projectEdit } from "../../functions/project-edit.ts";
import { projectHistory } from "../../functions/project-history.ts";
import { projectVersion } from "../../functions/project-version.ts";
import { projectRestore } from "../../functions/project-restore.ts";
import { projectRecover } from "../../functions/project-recover.ts";
import { projectRevert } from "../../functions/project-revert.ts";
import { projectFork } from "../../functions/project-fork.ts";
import { projectLabel } from "../../functions/project-label.ts";
import { projectExport } from "../../functions/project-export.ts";
import { projectFilm } from "../../functions/project-film.ts";
import { proofPictures } from "../../functions/proof-pictures.ts";
import { projectPreview } from "../../functions/project-preview.ts";
import { avatarSet } from "../../functions/avatar-set.ts";
import { adminCheck } from "../../functions/admin-check.ts";
import { adminAudit } from "../../functions/admin-audit.ts";
import { adminItemChange } from "../../functions/admin-item-change.ts";
import { adminItems } from "../../functions/admin-items.ts";
import { adminJob } from "../../functions/admin-job.ts";
import { adminJobs } from "../../functions/admin-jobs.ts";
import { adminSwitch } from "../../functions/admin-switch.ts";
import { adminSwitches } from "../../functions/admin-switches.ts";
import { adminUser } from "../../functions/admin-user.ts";
import { adminOverview } from "../../functions/admin-overview.ts";
import { adminReport } from "../../functions/admin-report.ts";
import { adminUserChange } from "../../functions/admin-user-change.ts";
import { adminUsers } from "../../functions/admin-users.ts";
import { analyticsGet } from "../../functions/analytics-get.ts";
import { eventRecord } from "../../functions/event-record.ts";
import { billingGet } from "../../functions/billing-get.ts";
import { billingPay } from "../../functions/billing-pay.ts";
import { billingPlay } from "../../functions/billing-play.ts";
import { billingPortal } from "../../functions/billing-portal.ts";
import { billingRefund } from "../../functions/billing-refund.ts";
import { planChange } from "../../functions/plan-change.ts";
import { planResume } from "../../functions/plan-resume.ts";
import { brandKitSave } from "../../functions/brand-kit-save.ts";
import { renderCancel } from "../../functions/render-cancel.ts";
import { renderCreate } from "../../functions/render-create.ts";
import { renderFiles } from "../../functions/render-files.ts";
import { renderLinkGet } from "../../functions/render-link-get.ts";
import { renderLinkSet } from "../../functions/render-link-set.ts";
import { renderRepeat } from "../../functions/render-repeat.ts";
import { renderRetry } from "../../functions/render-retry.ts";
import { sharedDataAdd } from "../../functions/shared-data-add.ts";
import { sharedDataExport } from "../../functions/shared-data-export.ts";
import { sharedDataGet } from "../../functions/shared-data-get.ts";
import { sharedDataReset } from "../../functions/shared-data-reset.ts";
import { sharedDataTakeBack } from "../../functions/shared-data-take-back.ts";
import { sharedDataUndo } from "../../functions/shared-data-undo.ts";
import { trailerGet } from "../../functions/trailer-get.ts";
import { transformCancel } from "../../functions/transform-cancel.ts";
import { transformCreate } from "../../functions/transform-create.ts";
import { transformFiles } from "../../functions/transform-files.ts";
import { transformPresetRemove } from "../../functions/transform-preset-remove.ts";
import { transformPresetSave } from "../../functions/transform-preset-save.ts";
import { transformRetry } from "../../functions/transform-retry.ts";
import { usageGet } from "../../functions/usage-get.ts";
import { webhookGet } from "../../functions/webhook-get.ts";
import { webhookRemove } from "../../functions/webhook-remove.ts";
import { webhookRestore } from "../../functions/webhook-restore.ts";
import { webhookRotate } from "../../functions/webhook-rotate.ts";
import { webhookSave } from "../../functions/webhook-save.ts";
import { webhookTest } from "../../functions/webhook-test.ts";
import { validatePassword } from "../../functions/validate-password.ts";
import { aiGet } from "../../functions/ai-get.ts";
import { aiSave } from "../../functions/ai-save.ts";
import { aiRemove } from "../../functions/ai-remove.ts";
import { aiRestore } from "../../functions/ai-restore.ts";
import { aiTest } from "../../functions/ai-test.ts";
import { aiCancel } from "../../functions/ai-cancel.ts";
import { aiUndo } from "../../functions/ai-undo.ts";
import { projectAsk } from "../../functions/project-ask.ts";
import type { FunctionDefinition } from "./define-function.ts";

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
  "proof-pictures": proofPictures,
  "override-save": overrideSave,
  "override-remove": overrideRemove,
  "override-list": overrideList,
  "project-source": projectSource,
  "project-file": projectFile,
  "source-search": sourceSearch,
  "project-prove": projectProve,
  "source-problems": sourceProblems,
  "git-get": gitGet,
  "git-push": gitPush,
  "git-forget": gitForget,
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
  "ai-undo": aiUndo,
  "project-ask": projectAsk,
  "validate-password": validatePassword,
  "auth-rate-limit": authRateLimit,
};
