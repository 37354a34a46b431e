/** An error meant for a person: the message says what is wrong and what to do. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  override name = 'Refusal';
}
