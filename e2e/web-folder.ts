/** The built web app under test where the environment names one, for `startServer`; the repository's own build otherwise. */
export function webFolderOption(): { webFolder?: string } {
  const webFolder = process.env["WEB_FOLDER"];
  return webFolder === undefined ? {} : { webFolder };
}
