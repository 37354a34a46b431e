import { userInfo } from 'node:os';
import { runChild } from '@rig4u/kernel';

type Env = Readonly<Record<string, string | undefined>>;

/** What build machines call the one who started a job: GitHub, GitLab, Jenkins, Azure, CircleCI. */
const ciNames = ['GITHUB_ACTOR', 'GITLAB_USER_LOGIN', 'BUILD_USER_ID', 'BUILD_REQUESTEDFOR', 'CIRCLE_USERNAME'];

/** Who runs a command: RIG4U_BY, what CI says, git's user, or the user of this machine. */
export async function authorOf(env: Env, cwd: string): Promise<string> {
  const named = ['RIG4U_BY', ...ciNames].map((name) => env[name]?.trim()).find(Boolean);
  return named ?? (await gitUser(cwd)) ?? userInfo().username;
}

async function gitUser(cwd: string): Promise<string | undefined> {
  const { ok, output } = await runChild('git', ['config', 'user.name'], { cwd });
  return ok && output.trim() !== '' ? output.trim() : undefined;
}
