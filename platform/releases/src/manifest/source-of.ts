type Env = Readonly<Record<string, string | undefined>>;

/** Where a build comes from, as its build machine says it; empty on somebody's own machine. */
export function sourceOf(env: Env): Record<string, string> {
  const said = {
    repository: env['GITHUB_REPOSITORY'] ?? env['CI_PROJECT_PATH'],
    commit: env['GITHUB_SHA'] ?? env['CI_COMMIT_SHA'],
    build: env['GITHUB_RUN_ID'] ?? env['CI_PIPELINE_ID'],
    owner: env['RIG4U_OWNER'],
  };
  return Object.fromEntries(Object.entries(said).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}
