import * as v from 'valibot';
import { escapeHtml, htmlPage } from './html';

/** Address of the links that the provider would send by e-mail. */
export const actionPath = '/emulator/action';

/** What a person does with such a link: `ask` calls the emulator's own interface. */
export interface Action {
  query: URLSearchParams;
  ask: (method: string, body: unknown) => Promise<unknown>;
}

const asked = new Set(['resetPassword', 'verifyEmail']);
const answer = v.object({ error: v.optional(v.object({ message: v.string() })), email: v.optional(v.string()) });

/** Whether a link is one that we have a page for; the emulator answers the others itself, in JSON. */
export const hasActionPage = (query: URLSearchParams): boolean => asked.has(query.get('mode') ?? '');

/** The page behind a link: a form for a new password, or what came of a verification. */
export async function openLink(action: Action): Promise<string> {
  if (action.query.get('mode') === 'resetPassword') return passwordForm(action.query, '');
  const { error, email = '' } = await read(action, 'update', {});
  return error
    ? spent('Your e-mail address is not verified')
    : done('Your e-mail address is verified', email, action.query);
}

/** Sets the password that the form sent. */
export async function sendPassword(action: Action, newPassword: string): Promise<string> {
  if (newPassword === '') return passwordForm(action.query, 'Enter a new password.');
  const { error, email = '' } = await read(action, 'resetPassword', { newPassword });
  if (error?.message.startsWith('WEAK_PASSWORD')) return passwordForm(action.query, 'Take at least 6 characters.');
  return error ? spent('Your password is as it was') : done('Your password is changed', email, action.query);
}

async function read({ query, ask }: Action, method: string, body: object) {
  return v.parse(answer, await ask(method, { oobCode: query.get('oobCode') ?? '', ...body }));
}

const passwordForm = (query: URLSearchParams, complaint: string): string =>
  htmlPage(
    'Choose a new password',
    `<form method="post" action="${actionPath}?${escapeHtml(query.toString())}">
<label for="password">New password</label>
<input id="password" name="newPassword" type="password" autocomplete="new-password"
  required minlength="6" autofocus${complaint && ' aria-describedby="complaint" aria-invalid="true"'}>
${complaint && `<p id="complaint" role="alert">${escapeHtml(complaint)}</p>`}
<button>Change password</button>
</form>`,
  );

const spent = (title: string): string =>
  htmlPage(title, '<p>This link was used already, or the sign-in was started anew since. Ask for a new link.</p>');

const done = (title: string, email: string, query: URLSearchParams): string =>
  htmlPage(title, `<p>${escapeHtml(email)} can sign in now.</p>\n${wayBack(query.get('continueUrl') ?? '')}`);

const wayBack = (address: string): string =>
  /^https?:\/\//.test(address)
    ? `<p><a href="${escapeHtml(address)}">Continue</a></p>`
    : '<p>You can close this page.</p>';
