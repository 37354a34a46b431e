import * as v from 'valibot';

export interface NewUser {
  email: string;
  password: string;
  emailVerified: boolean;
}

const answerSchema = v.object({ error: v.optional(v.object({ message: v.string() })) });

/** Creates an account as an administrator would. False when the address has one already. */
export async function createUser(url: string, projectId: string, user: NewUser): Promise<boolean> {
  const answer = await fetch(`${url}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify(user),
  });
  const { error } = v.parse(answerSchema, await answer.json());
  if (error?.message === 'EMAIL_EXISTS') return false;
  if (error) throw new Error(`The account ${user.email} could not be created: ${error.message}`);
  return true;
}
