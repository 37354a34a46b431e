import { Refusal } from '@rig4u/kernel';

/** A request that is answered without asking the store. */
export class ApiRefusal extends Refusal {
  override name = 'ApiRefusal';

  constructor(
    readonly status: 400 | 401 | 404 | 413 | 415 | 429 | 503,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}
