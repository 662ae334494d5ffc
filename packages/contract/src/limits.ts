/** Limits both sides know. Lengths in characters, times in ms, sizes in bytes. */
export const LIMITS = {
  ideaLength: 2000,
  trailerMinMs: 6000,
  trailerMaxMs: 15_000,
  projectNameLength: 80,
  seedMax: 0x7fff_ffff,
  /** Rows of an entity that an app begins with. */
  seedRows: 200,
  /** Days between the end of an account and its erasure, in which it can be kept. */
  erasureDays: 30,
  /** Days a person's exported data can be downloaded. */
  exportDays: 7,
  /** Days that sign-ins are remembered. */
  signInDays: 90,
  /** API tokens of one person. */
  tokens: 20,
  tokenNameLength: 80,
  /** A file sent in one request. */
  uploadBytes: 25 * 1024 ** 2,
  /** A file sent in parts. */
  resumableBytes: 2 * 1024 ** 3,
  /** A picture, however it is sent. */
  pictureBytes: 100 * 1024 ** 2,
  /** Uploads in parts that one person may leave unfinished. */
  openUploads: 100,
  /** Hours that an unfinished upload is kept after its last part. */
  uploadHours: 24,
  /** Longest side of an uploaded picture or video, px. */
  uploadSide: 16_000,
  /** Pixels of an uploaded picture, all of its frames together. */
  uploadPixels: 100_000_000,
  /** Shortest and longest sound that a trailer can play as its music, ms. */
  musicMinMs: 2000,
  musicMaxMs: 600_000,
  /** Most bytes of a GIF: what networks and messengers still play by themselves. */
  gifBytes: 8_000_000,
  assetNameLength: 255,
  /** Of the whole path of a folder, names and '/'. */
  assetFolderLength: 200,
  assetFolderNameLength: 60,
  /** Folders inside each other. */
  assetFolderDepth: 8,
  /** Folders that one person makes. */
  assetFolders: 500,
  /** Files that an asset had before its present one. */
  assetVersions: 10,
  assetTagLength: 40,
  assetTags: 20,
  /** Days that a deleted asset stays in the bin. */
  assetBinDays: 30,
  /** One row of an app's shared data, without its pictures. */
  sharedRowBytes: 64 * 1024,
  /** One picture in a row of an app's shared data. */
  sharedImageBytes: 400 * 1024,
  /** All files in a row of an app's shared data, as base64: 750 kB. */
  sharedFileBytes: 1_030_000,
  /** Rows in one answer of an app's shared data. */
  sharedRowsPerAnswer: 1000,
  /** Rows of an import into shared data that are sent at a time. */
  sharedRowsPerPart: 200,
  /** Changes of an app's shared data that are carried out together. */
  sharedChanges: 100,
  /** Days that deleted shared rows, and those before a reset, can be brought back. */
  sharedBinDays: 30,
  visitorNameLength: 40,
  /** Files of one app changed by hand, and how long each may be. */
  overrideFiles: 100,
  overrideBytes: 200_000,
  overrideLines: 10_000,
} as const;

/** Message for an empty or blank idea, to the letter. */
export const IDEA_EMPTY_MESSAGE = "Please enter your idea first!";
/** Message for an idea that is too long. */
export const IDEA_TOO_LONG_MESSAGE = "Please keep your idea under 2,000 characters.";
