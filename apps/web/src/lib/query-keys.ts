/** Keys of the data cache. A key's beginning names everything under it. */
export const queryKeys = {
  projects: (userId: string) => ["projects", userId] as const,
  project: (projectId: string) => ["project", projectId] as const,
  preview: (projectId: string) => ["preview", projectId] as const,
  trailer: (projectId: string) => ["trailer", projectId] as const,
  renders: (userId: string) => ["renders", userId] as const,
  renderFiles: (renderId: string) => ["render-files", renderId] as const,
  asset: (assetId: string) => ["asset", assetId] as const,
  usage: (userId: string) => ["usage", userId] as const,
};
