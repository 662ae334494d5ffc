/** The README of the archive. */
export function readmeText(tables: readonly string[]): string {
  return `Your SayHey data
================

Everything that belongs to your account at the moment this file was packed. JSON files can be opened with any
text editor; moments are in UTC.

account.json           e-mail, ways to sign in, second factors (names only)
projects/<name>/       each project:
  project.json         its AppSpec, idea, state
  edits.json           its changes, as ops with what undoes them
  source.zip           its source tree: unpack, npm install, npm run dev
files/                 every file of yours; 'path' in the JSON files tells which is which:
  files/renders/       trailers, posters, captions (renders.json)
  files/projects/      footage and posters (assets.json)
  files/...            uploads and results of transforms (assets.json)

${tables.map((file) => file.padEnd(22)).join("\n")}

Not in here: your password and the secrets of your second factors and API tokens, which nobody can read, and other
people's data.
`;
}
